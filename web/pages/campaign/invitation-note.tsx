import type { CampaignDetail, OwnCampaignApplication } from '#web/api/generated/types.gen.ts';

type InvitationNoteProps = { campaign: CampaignDetail; application: OwnCampaignApplication };

/** The shop asked this creator; its own words stand over the form. */
export function InvitationNote({ campaign, application }: InvitationNoteProps) {
  const { status, invitation } = application;
  if (status === 'withdrawn') {
    return <p className="mb-4 text-md text-ink-2">You withdrew your application. You can apply again.</p>;
  }
  if (status !== 'invited' && status !== 'declined') return null;
  return (
    <div className="mb-5 rounded-control bg-sunken p-4">
      <p className="type-item">
        {status === 'declined'
          ? 'You declined the invitation. You can still apply.'
          : `${campaign.business.business_name} invites you`}
      </p>
      {invitation ? (
        <p className="mt-1 text-md whitespace-pre-line wrap-anywhere text-ink-2">{invitation}</p>
      ) : null}
    </div>
  );
}

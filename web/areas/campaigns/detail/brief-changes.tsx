import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { call } from '#web/api/call.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';

type BriefChangesProps = { campaign: CampaignDetail; application: OwnCampaignApplication };

/** The changes to the brief since this creator agreed to it, and the question whether they're still in. */
export function BriefChanges({ campaign, application }: BriefChangesProps) {
  const { brief_changes, needs_consent } = application;
  if (brief_changes.length === 0 && !needs_consent) return null;
  return (
    <section
      aria-labelledby="changes-title"
      className="mt-6 rounded-large bg-yellow-tint p-5 text-yellow-text"
    >
      <h2 id="changes-title" className="type-item">
        {needs_consent ? 'The brief changed. Are you still in?' : 'The brief changed since you applied'}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-md">
        {brief_changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      {needs_consent ? <Consent campaign={campaign} application={application} /> : null}
    </section>
  );
}

function Consent({ campaign, application }: BriefChangesProps) {
  const shop = campaign.business.business_name;
  const { run, isBusy, problem } = useAction(
    (api) =>
      call(api, 'POST /api/applications/:id/consent', {
        params: { id: application.application_id },
        body: { brief_version: campaign.brief_version },
      }),
    {
      ...REFRESH_ALL,
      done: () => ({ title: 'You’re still in', description: `We let ${shop} know.`, variant: 'success' }),
    },
  );
  return (
    <>
      <p className="mt-3 text-md">
        {shop} can accept you once you say you’re still in. If it no longer works for you, withdraw your
        application.
      </p>
      <Button className="mt-4" variant="primary" size="touch" loading={isBusy} onClick={() => void run()}>
        I’m still in
      </Button>
      <FormAlert className="mt-3">{problem}</FormAlert>
    </>
  );
}

import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';

/** Why a campaign is on hold, for everyone in the business. The reason for a suspension is the owner's alone. */
export function holdWords({ stop_cause }: Pick<OwnCampaign, 'stop_cause'>): string | null {
  return (
    stop_cause &&
    `${CAUSES[stop_cause]} Nobody can apply, be accepted or pay until that’s settled. Contact us.`
  );
}

const CAUSES: Record<NonNullable<OwnCampaign['stop_cause']>, string> = {
  owner_suspended: 'This campaign is on hold because the owner’s account is suspended.',
  chargeback: 'This campaign is on hold because a bank took back a payment for it.',
};

import type { CampaignReport } from '#contract/work/campaign-reports.ts';

/** A shared report shows the spend as one total: what each creator was paid is between them and the business. */
export function hideSpend(report: CampaignReport): CampaignReport {
  return { ...report, creators: report.creators.map((creator) => ({ ...creator, ...HIDDEN })) };
}

const HIDDEN = {
  collaboration_id: null,
  spend_cents: null,
  per_1000_views_cents: null,
  per_tap_cents: null,
  per_redemption_cents: null,
};

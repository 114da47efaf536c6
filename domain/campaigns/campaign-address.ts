/** Businesses find their campaigns by slug. Drafts don't have one yet, so they use the id. */
export function businessCampaignPath({ id, slug }: { id: string; slug: string | null }): `/${string}` {
  return `/business/campaigns/${slug ?? id}`;
}

/** The results of a campaign. */
export function campaignReportPath(campaign: { id: string; slug: string | null }): `/${string}` {
  return `${businessCampaignPath(campaign)}/report`;
}

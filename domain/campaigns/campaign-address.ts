/** Businesses find their campaigns by the slug, which drafts do not have yet. */
export function businessCampaignPath({ id, slug }: { id: string; slug: string | null }): `/${string}` {
  return `/business/campaigns/${slug ?? id}`;
}

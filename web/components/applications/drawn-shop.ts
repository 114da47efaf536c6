import type { OwnApplication } from '#contract/own-applications.ts';

/** What the storefront of a campaign is drawn from. */
export function drawnShop({ business, campaign }: Pick<OwnApplication, 'business' | 'campaign'>) {
  const { industry, slug, business_name } = business;
  return { id: campaign.id, industry, business_slug: slug, business_name };
}

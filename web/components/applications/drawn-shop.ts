import type { OwnApplication } from '#contract/hiring/own-applications.ts';

/** The inputs of a campaign's storefront drawing. */
export function drawnShop({ business, campaign }: Pick<OwnApplication, 'business' | 'campaign'>) {
  const { industry, slug, business_name } = business;
  return { id: campaign.id, industry, business_slug: slug, business_name };
}

import type { Insertable } from 'kysely';
import type { Brief } from '#contract/campaigns/briefs.ts';
import { fullDisclosure } from '#domain/campaigns/disclosure.ts';
import type { CampaignBriefVersions, Campaigns } from '#server/platform/db/tables.gen.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { publishedPlaces } from './application-rows.ts';
import type { Marketplace } from './marketplace.ts';

/** The default of the table for demo campaigns. */
const RIGHTS_MONTHS = 3;

/** The first version of every published campaign's brief, as it would be read from its rows. */
export function demoBriefs(marketplace: Marketplace): Insertable<CampaignBriefVersions>[] {
  return publishedPlaces(marketplace).map(({ campaign, business, published_at }) => ({
    campaign_id: campaign.id,
    version: 1,
    brief: JSON.stringify(briefOf(marketplace, campaign)),
    published_by: business.owner_id ?? null,
    published_at: published_at.toISOString(),
  }));
}

function briefOf(marketplace: Marketplace, campaign: Insertable<Campaigns>): Brief {
  const { campaign_deliverables, business_locations } = marketplace;
  const location = business_locations.find(({ id }) => id === campaign.location_id);
  const place = NEIGHBORHOODS.find(({ id }) => id === location?.neighborhood_id);
  return {
    title: campaign.title,
    description: campaign.description,
    goals: '',
    requirements_do: [...(campaign.requirements_do ?? [])] as string[],
    requirements_dont: [],
    questions: [],
    deliverables: campaign_deliverables
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ kind, quantity, note = '' }) => ({ kind, quantity, note })) as Brief['deliverables'],
    fulfilment: location ? 'visit' : 'remote',
    fulfilment_note: '',
    locations: location
      ? [
          {
            id: location.id,
            location_name: location.location_name,
            neighborhood: location.neighborhood ?? null,
            borough: place?.borough ?? null,
          },
        ]
      : [],
    min_followers: 0,
    prefers_followers: false,
    criteria_niches: [],
    criteria_neighborhoods: [],
    rights_channels: [],
    rights_paid_ads: false,
    rights_months: RIGHTS_MONTHS,
    disclosure: fullDisclosure(''),
    application_deadline: campaign.application_deadline ?? null,
    content_due_days: campaign.content_due_days ?? null,
  };
}

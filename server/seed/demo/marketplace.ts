import type { Insertable } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { type CampaignStatus, canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { slugOf } from '#domain/format/slug.ts';
import type {
  Businesses,
  BusinessLocations,
  CampaignDeliverables,
  Campaigns,
} from '#server/platform/db/tables.gen.ts';
import { publicId, seedId } from '#server/seed/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { ownerId } from './accounts.ts';
import { COUNTERED_FOR_MAYA } from './application-plan.ts';
import type { DemoBusiness, DemoCampaign, DemoLocation } from './business.ts';
import { BUSINESSES } from './businesses.ts';
import { pickNumber } from './pick.ts';
import { contentDueDays, DELIVERABLE_NOTES, REQUIREMENTS } from './work-words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Every business joined before its oldest campaign. */
const JOINED_DAYS_AGO = 90;

export interface Marketplace {
  businesses: Insertable<Businesses>[];
  business_locations: Insertable<BusinessLocations>[];
  campaigns: Insertable<Campaigns>[];
  campaign_deliverables: Insertable<CampaignDeliverables>[];
}

/** The same on every call, except that dates keep their distance from `today`. */
export function demoMarketplace(today: Date): Marketplace {
  return {
    businesses: BUSINESSES.map((business) => businessRow(business, today)),
    business_locations: BUSINESSES.flatMap((business) =>
      business.locations.map((location, index) => locationRow(business, location, index === 0, today)),
    ),
    campaigns: BUSINESSES.flatMap((business) =>
      business.campaigns.map((campaign) => campaignRow(business, campaign, today)),
    ),
    campaign_deliverables: BUSINESSES.flatMap((business) =>
      business.campaigns.flatMap((campaign) => deliverableRows(business, campaign)),
    ),
  };
}

function businessRow(business: DemoBusiness, today: Date): Insertable<Businesses> {
  const { business_name, industry, description } = business;
  const slug = slugOf(business_name);
  const joined = joinedAt(today);
  return {
    id: businessId(business),
    owner_id: ownerId(slug),
    business_name,
    slug,
    industry,
    website: `https://${slug}.example`,
    description,
    created_at: joined,
    updated_at: joined,
  };
}

function locationRow(
  business: DemoBusiness,
  [neighborhood, address, latitude, longitude, hours]: DemoLocation,
  is_primary: boolean,
  today: Date,
): Insertable<BusinessLocations> {
  const joined = joinedAt(today);
  return {
    id: locationId(business, neighborhood),
    business_id: businessId(business),
    location_name: neighborhood,
    ...splitAddress(address),
    hours: hours ? JSON.stringify(hours) : null,
    neighborhood_id: neighborhoodId(neighborhood),
    neighborhood,
    latitude,
    longitude,
    is_primary,
    created_at: joined,
    updated_at: joined,
  };
}

/** "731 Manhattan Avenue, Brooklyn, NY 11222": the city follows from the neighborhood. */
function splitAddress(written: string): { address: string; zip: string | null } {
  const [, street, zip] = /^(.+?),[^,]+, NY (\d{5})$/.exec(written) ?? [];
  return { address: street ?? written, zip: zip ?? null };
}

function campaignRow(business: DemoBusiness, campaign: DemoCampaign, today: Date): Insertable<Campaigns> {
  const { at, payout_cents, slots, days_left, hours_up } = campaign.terms;
  const published_at = hours_up === null ? null : instant(today, -hours_up * HOUR_MS);
  const written_at = published_at ?? instant(today, -DAY_MS);
  return {
    id: campaignId(business, campaign),
    public_id: publicId(campaignPath(business, campaign)),
    business_id: businessId(business),
    city_id: NEW_YORK_CITY_ID,
    location_id: at === 'remote' ? null : locationId(business, at),
    slug: slugOf(campaign.title),
    title: campaign.title,
    description: campaign.brief.join(' '),
    status: campaign.status ?? 'live',
    creator_payout_cents: payout_cents,
    slots,
    funded_slots: payout_cents !== null && isPaidIn(campaign.status ?? 'live') ? slots : 0,
    fulfilment: at === 'remote' ? 'remote' : 'visit',
    content_due_days: contentDueDays(campaignPath(business, campaign)),
    requirements_do: [...(REQUIREMENTS[campaignPath(business, campaign)] ?? [])],
    application_deadline: days_left === null ? null : dateAfter(today, days_left),
    brief_version: published_at === null ? 0 : 1,
    accepts_quotes: takesQuotes(business, campaign),
    published_at,
    created_at: written_at,
    updated_at: written_at,
  };
}

function isPaidIn(status: CampaignStatus): boolean {
  return canChooseCreators(status) || status === 'completed';
}

/** About one in four accepts quotes. */
function takesQuotes(business: DemoBusiness, campaign: DemoCampaign): boolean {
  if (campaign.terms.payout_cents === null) return false;
  const path = campaignPath(business, campaign);
  return path === COUNTERED_FOR_MAYA || pickNumber(4, `${path}/quotes`) === 0;
}

function deliverableRows(business: DemoBusiness, campaign: DemoCampaign): Insertable<CampaignDeliverables>[] {
  return Object.entries(campaign.asks).map(([kind, quantity], index) => ({
    campaign_id: campaignId(business, campaign),
    kind: kind as DeliverableKind,
    quantity,
    sort_order: index + 1,
    note: DELIVERABLE_NOTES[kind as DeliverableKind],
  }));
}

function businessId({ business_name }: DemoBusiness): string {
  return seedId('business', slugOf(business_name));
}

function locationId(business: DemoBusiness, neighborhood: string): string {
  return seedId('location', `${slugOf(business.business_name)}/${slugOf(neighborhood)}`);
}

function campaignId(business: DemoBusiness, campaign: DemoCampaign): string {
  return seedId('campaign', campaignPath(business, campaign));
}

function campaignPath({ business_name }: DemoBusiness, { title }: DemoCampaign): string {
  return `${slugOf(business_name)}/${slugOf(title)}`;
}

function joinedAt(today: Date): string {
  return instant(today, -JOINED_DAYS_AGO * DAY_MS);
}

function instant(today: Date, offsetMs: number): string {
  return new Date(today.getTime() + offsetMs).toISOString();
}

/** Counted in New York's calendar, like deadlines. */
function dateAfter(today: Date, days: number): string {
  return new Date(Date.parse(newYorkDate(today)) + days * DAY_MS).toISOString().slice(0, 10);
}

import type { Insertable } from 'kysely';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { slugOf } from '#domain/format/slug.ts';
import { OFFER_OPEN_DAYS } from '#domain/hiring/offers.ts';
import type {
  Applications,
  CampaignDeliverables,
  Campaigns,
  Quotes,
  WaitingInvitations,
} from '#server/platform/db/tables.gen.ts';
import { publicId, seedId, seedIdInOrder } from '#server/seed/ids.ts';
import type { Marketplace } from './marketplace.ts';
import { OFFERS, type PlannedAnswer, type PlannedOffer } from './offer-plan.ts';
import { DELIVERABLE_NOTES } from './work-words.ts';

const HOUR_MS = 3_600_000;
const CONTENT_DAYS = 10;

/** An offer to one creator, with the moments of its story. */
export interface DemoOffer extends PlannedAnswer {
  campaign: Insertable<Campaigns> & { creator_payout_cents: number };
  owner_id: string;
  application_id: string;
  words: string;
  sent_at: string;
  /** Null while the first price is open. */
  answered_at: string | null;
}

export interface DemoOffers {
  /** Paid for in full. What wasn't needed is refunded by write-offers.ts. */
  campaigns: DemoOffer['campaign'][];
  campaign_deliverables: Insertable<CampaignDeliverables>[];
  applications: Insertable<Applications>[];
  quotes: Insertable<Quotes>[];
  waiting_invitations: Insertable<WaitingInvitations>[];
  offers: DemoOffer[];
}

/** The offers of the demo: campaigns for certain creators, with their answers. */
export function demoOffers(marketplace: Marketplace, today: Date): DemoOffers {
  const placed = OFFERS.map((planned) => placeOffer(marketplace, planned, today));
  const offers = placed.flatMap(({ offers }) => offers);
  return {
    campaigns: placed.map(({ campaign }) => campaign),
    campaign_deliverables: placed.flatMap(({ deliverables }) => deliverables),
    applications: offers.map(applicationRow),
    quotes: offers.flatMap(quoteRows),
    waiting_invitations: offers.map(invitationRow),
    offers,
  };
}

/** The marketplace with its offers, for what looks at all campaigns that were ever agreed on. */
export function withOffers(marketplace: Marketplace, offers: DemoOffers): Marketplace {
  return {
    ...marketplace,
    campaigns: [...marketplace.campaigns, ...offers.campaigns],
    campaign_deliverables: [...marketplace.campaign_deliverables, ...offers.campaign_deliverables],
  };
}

function placeOffer(marketplace: Marketplace, planned: PlannedOffer, today: Date) {
  const shop = marketplace.businesses.find(({ slug }) => slug === planned.shop);
  const place = marketplace.business_locations.find(
    ({ business_id, is_primary }) => business_id === shop?.id && is_primary,
  );
  if (!shop?.owner_id || place === undefined) throw new Error(`The demo has no ${planned.shop}`);
  const { brief, deliverables } = briefOf(marketplace, shop.id, planned);
  const slug = brief.slug ? `${brief.slug}-2` : slugOf(planned.title);
  const path = `${planned.shop}/${slug}`;
  const sent = new Date(today.getTime() - planned.sent_hours_ago * HOUR_MS);
  const sent_at = sent.toISOString();
  const answers = planned.to.map((one) => ({ ...one, answered_at: answeredAt(one, sent, today) }));
  const isOpen = answers.some(({ answer }) => answer === 'open' || answer === 'countered');
  const isTaken = answers.some(({ answer }) => answer === 'accepted');
  const ended_at = isOpen
    ? null
    : (answers
        .map((one) => one.answered_at ?? '')
        .toSorted()
        .at(-1) ?? null);
  const campaign = {
    id: seedId('campaign', path),
    public_id: publicId(path),
    business_id: shop.id,
    city_id: NEW_YORK_CITY_ID,
    location_id: place.id,
    slug,
    title: planned.title,
    description: brief.description,
    status: isOpen ? ('live' as const) : isTaken ? ('closed' as const) : ('expired' as const),
    creator_payout_cents: brief.payout_cents,
    slots: answers.length,
    funded_slots: answers.length,
    fulfilment: 'visit' as const,
    content_due_days: CONTENT_DAYS,
    application_deadline: newYorkDate(new Date(sent.getTime() + OFFER_OPEN_DAYS * 24 * HOUR_MS)),
    brief_version: 1,
    accepts_quotes: true,
    is_offer: true,
    published_at: sent_at,
    closed_at: ended_at,
    selection_closed_at: ended_at,
    created_at: sent_at,
    updated_at: ended_at ?? sent_at,
    created_by: shop.owner_id,
  };
  return {
    campaign,
    deliverables: deliverables.map((row) => ({ ...row, campaign_id: campaign.id })),
    offers: answers.map(
      (one): DemoOffer => ({
        ...one,
        campaign,
        owner_id: String(shop.owner_id),
        application_id: seedId('application', `${path}/${one.email}`),
        words: planned.words,
        sent_at,
      }),
    ),
  };
}

function briefOf({ campaigns, campaign_deliverables }: Marketplace, shopId: string, { like }: PlannedOffer) {
  if (typeof like !== 'string') {
    const { asks: kind, payout_cents, brief: description } = like;
    const note = DELIVERABLE_NOTES[kind];
    return {
      brief: { slug: null, description, payout_cents },
      deliverables: [{ kind, quantity: 1, sort_order: 1, note }],
    };
  }
  const known = campaigns.find(({ business_id, slug }) => business_id === shopId && slug === like);
  if (!known?.creator_payout_cents) throw new Error(`The demo has no campaign ${like}`);
  const { slug, description, creator_payout_cents: payout_cents, id } = known;
  return {
    brief: { slug: slug ?? null, description, payout_cents },
    deliverables: campaign_deliverables.filter(({ campaign_id }) => campaign_id === id),
  };
}

function answeredAt({ answer, hours_ago }: PlannedAnswer, sent: Date, today: Date): string | null {
  if (answer === 'open') return null;
  if (hours_ago !== undefined) return new Date(today.getTime() - hours_ago * HOUR_MS).toISOString();
  return expiryOf(sent);
}

function expiryOf(from: Date | string): string {
  return new Date(new Date(from).getTime() + DEFAULT_SETTINGS.offer_hours * HOUR_MS).toISOString();
}

function applicationRow(offer: DemoOffer): Insertable<Applications> {
  const { campaign, email, answer, answered_at, sent_at } = offer;
  const isOpen = answer === 'open' || answer === 'countered';
  return {
    id: offer.application_id,
    campaign_id: campaign.id,
    creator_id: seedId('creator', email),
    status: isOpen ? 'submitted' : answer,
    invitation: offer.words,
    invited_by: offer.owner_id,
    invited_at: sent_at,
    submitted_at: sent_at,
    brief_version: 1,
    agreed_version: 1,
    ...(answer === 'accepted' && {
      agreed_at: answered_at,
      payout_cents: campaign.creator_payout_cents,
      decided_by: seedId('person', email),
      decided_from: 'submitted',
    }),
    decided_at: isOpen ? null : answered_at,
    created_at: sent_at,
    updated_at: isOpen ? sent_at : (answered_at ?? sent_at),
  };
}

function quoteRows(offer: DemoOffer): Insertable<Quotes>[] {
  const { application_id, answer, answered_at, asked, sent_at, campaign } = offer;
  const first: Insertable<Quotes> = {
    id: seedIdInOrder('quote', application_id, 1),
    application_id,
    made_by: 'business',
    made_by_user_id: offer.owner_id,
    status: answer,
    amount_cents: campaign.creator_payout_cents,
    reason: offer.words,
    expires_at: expiryOf(sent_at),
    decided_at: answered_at,
    created_at: sent_at,
  };
  if (!asked || answered_at === null) return [first];
  const counter: Insertable<Quotes> = {
    id: seedIdInOrder('quote', application_id, 2),
    application_id,
    made_by: 'creator',
    made_by_user_id: seedId('person', offer.email),
    status: 'open',
    ...asked,
    expires_at: expiryOf(answered_at),
    decided_at: null,
    created_at: answered_at,
  };
  return [first, counter];
}

function invitationRow(offer: DemoOffer): Insertable<WaitingInvitations> {
  const { application_id, campaign, email, owner_id, words, sent_at } = offer;
  return {
    id: seedId('waiting-invitation', application_id),
    campaign_id: campaign.id,
    creator_id: seedId('creator', email),
    status: 'sent',
    words,
    added_by: owner_id,
    added_at: sent_at,
    decided_at: sent_at,
    updated_at: sent_at,
  };
}

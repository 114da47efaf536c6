import type { Insertable } from 'kysely';
import type { CampaignEvents } from '#server/platform/db/tables.gen.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';
import type { DemoOffer, DemoOffers } from './offer-rows.ts';

type Told = Omit<Insertable<CampaignEvents>, 'id' | 'campaign_id'> & { created_at: string };

/** The timeline of each offer, as the product's own moves would have recorded it. */
export function demoOfferEvents({ campaigns, offers }: DemoOffers): Insertable<CampaignEvents>[] {
  return campaigns.flatMap((campaign) => {
    const sent = offers.filter((one) => one.campaign.id === campaign.id);
    const live = turn('go_live', 'awaiting_funding', 'live', String(campaign.published_at));
    const end = campaign.status === 'closed' ? 'close' : 'expire';
    const over = campaign.closed_at ? [turn(end, 'live', campaign.status, String(campaign.closed_at))] : [];
    // The end of the campaign follows the last answer, which happened at the same moment.
    return [live, ...sent.flatMap(eventsOf).toSorted(byTime), ...over].map((event, at) => ({
      id: seedIdInOrder('campaign-event', campaign.id, at),
      campaign_id: campaign.id,
      ...event,
    }));
  });
}

function eventsOf(offer: DemoOffer): Told[] {
  const { application_id, answer, answered_at, asked, campaign, email, owner_id, sent_at } = offer;
  const creator_id = seedId('creator', email);
  const creator = seedId('person', email);
  const amount_cents = campaign.creator_payout_cents;
  const told = (created_at: string, actor_id: string | null, kind: string, detail: object): Told => ({
    application_id,
    actor_id,
    kind,
    detail: JSON.stringify(detail),
    created_at,
  });
  const first = { made_by: 'business', amount_cents };
  const made = [
    told(sent_at, owner_id, 'application_offer', { creator_id }),
    told(sent_at, owner_id, 'quote_made', first),
  ];
  if (answered_at === null || answer === 'open') return made;
  const then = (kind: string, detail: object) =>
    told(answered_at, answer === 'expired' ? null : creator, kind, detail);
  switch (answer) {
    case 'countered':
      return [
        ...made,
        then('quote_counter', first),
        then('quote_made', { made_by: 'creator', amount_cents: asked?.amount_cents }),
      ];
    case 'accepted':
      return [
        ...made,
        then('quote_accept', first),
        then('application_accept', { creator_id, payout_cents: amount_cents }),
      ];
    case 'declined':
      return [...made, then('quote_decline', first), then('application_decline_offer', { creator_id })];
    case 'expired':
      return [...made, then('quote_expire', first), then('application_expire', { creator_id })];
  }
}

function turn(move: string, from: string, to: string, created_at: string): Told {
  return { kind: `campaign_${move}`, detail: JSON.stringify({ from, to }), created_at };
}

function byTime(one: Told, other: Told): number {
  return Date.parse(one.created_at) - Date.parse(other.created_at);
}

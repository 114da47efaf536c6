import { newYorkDay } from '#domain/format/new-york-time.ts';
import { CARRIERS } from '#domain/work/carriers.ts';
import type { ShipmentReminder } from '#domain/work/shipment-reminders.ts';
import type { Arrival } from '#domain/work/shipment-states.ts';
import { contentDueAt } from '#domain/work/work-timers.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import type { LockedCollaboration, LockedShipment } from './lock.ts';

/** `counts` is a product that counts as received because the creator said nothing. */
export type ShipmentTurn = 'to_ship' | 'shipped' | Arrival | 'counts' | ShipmentReminder['kind'];

export interface ShipmentFacts {
  creator_name: string;
  business_name: string;
  shipment: LockedShipment;
  content_due_days: number | null;
}

export interface ShipmentNotification {
  to: 'creator' | 'business';
  title: string;
  body: string;
  quote: string | null;
  verb: string;
}

type Words = Omit<ShipmentNotification, 'quote'> & { quote?: string | null };

/** The notifications about one turn of a shipment, and who gets each. */
export function shipmentNotification(turn: ShipmentTurn, facts: ShipmentFacts): ShipmentNotification[] {
  return NOTIFICATIONS[turn](facts).map((words) => ({ quote: null, ...words }));
}

const NOTIFICATIONS: Record<ShipmentTurn, (facts: ShipmentFacts) => Words[]> = {
  to_ship: (facts) => [
    {
      to: 'business',
      title: `Ship the product to ${creator(facts)}`,
      body: `Ship it by ${shipBy(facts)} and add the tracking number. ${creator(facts)}’s deadline starts when it arrives.`,
      verb: 'See the address',
    },
  ],
  ship_soon: (facts) => [
    {
      to: 'business',
      title: `Ship the product to ${creator(facts)} by ${shipBy(facts)}`,
      body: 'After that, they can leave and we refund the spot to you.',
      verb: 'Add tracking',
    },
  ],
  overdue: (facts) => [
    {
      to: 'business',
      title: `The product for ${creator(facts)} is late`,
      body: `You had until ${shipBy(facts)}. You can still ship it, as long as ${creator(facts)} hasn’t left.`,
      verb: 'Add tracking',
    },
    {
      to: 'creator',
      title: `${business(facts)} hasn’t shipped the product`,
      body: `They had until ${shipBy(facts)}. You can keep waiting, or leave without any consequence.`,
      verb: 'See your options',
    },
  ],
  shipped: (facts) => [
    {
      to: 'creator',
      title: `${business(facts)} shipped the product`,
      body: `${wayOf(facts)} Tell us when it arrives, because your deadline starts then. If you say nothing, it counts as received on ${countsOn(facts)}.`,
      verb: 'Track it',
    },
  ],
  arrival_asked: (facts) => [
    {
      to: 'creator',
      title: `Did the product from ${business(facts)} arrive?`,
      body: `If you say nothing, it counts as received on ${countsOn(facts)}, and your deadline starts.`,
      verb: 'Answer',
    },
  ],
  received: (facts) => [
    {
      to: 'business',
      title: `${creator(facts)} received the product`,
      body: `Drafts are due by ${dueOn(facts)}.`,
      verb: 'See the work',
    },
  ],
  counts: (facts) => [
    {
      to: 'creator',
      title: `The product from ${business(facts)} counts as received`,
      body: `You didn’t say otherwise in time. Send your drafts by ${dueOn(facts)}.`,
      verb: 'See the work',
    },
    {
      to: 'business',
      title: `The product for ${creator(facts)} counts as received`,
      body: `They didn’t say otherwise in time. Drafts are due by ${dueOn(facts)}.`,
      verb: 'See the work',
    },
  ],
  damaged: (facts) => [
    {
      to: 'business',
      title: `The product for ${creator(facts)} arrived damaged`,
      body: replacement(facts),
      quote: facts.shipment.note,
      verb: 'See your options',
    },
  ],
  not_received: (facts) => [
    {
      to: 'business',
      title: `The product for ${creator(facts)} didn’t arrive`,
      body: replacement(facts),
      quote: facts.shipment.note,
      verb: 'See your options',
    },
  ],
};

const creator = ({ creator_name }: ShipmentFacts) => shortName(creator_name, 28);
const business = ({ business_name }: ShipmentFacts) => shortName(business_name, 28);
const shipBy = ({ shipment }: ShipmentFacts) => newYorkDay(shipment.ship_by);

function countsOn({ shipment }: ShipmentFacts): string {
  return shipment.counts_at === null ? 'its last day' : newYorkDay(shipment.counts_at);
}

function dueOn({ shipment, content_due_days }: ShipmentFacts): string {
  return newYorkDay(contentDueAt(new Date(shipment.received_at ?? ''), content_due_days).toISOString());
}

function wayOf({ shipment: { carrier, tracking_number } }: ShipmentFacts): string {
  const name = carrier === null ? '' : CARRIERS[carrier].name;
  return tracking_number === null ? `${name}.` : `${name} ${tracking_number}.`;
}

function replacement(facts: ShipmentFacts): string {
  return `Ship another one by ${shipBy(facts)}. After that, ${creator(facts)} can leave and we refund the spot to you.`;
}

/** The facts of a locked collaboration that a shipment's words need. */
export function shipmentFacts(
  { creator_name, campaign, contract }: LockedCollaboration,
  shipment: LockedShipment,
): ShipmentFacts {
  const { content_due_days } = contract.brief;
  return { creator_name, business_name: campaign.business_name, shipment, content_due_days };
}

import type { Account } from '#domain/accounts/access.ts';

export const WEBHOOK_EVENTS = [
  'campaign.published',
  'application.received',
  'application.accepted',
  'work.submitted',
  'work.approved',
  'payment.released',
  'payout.paid',
  'dispute.opened',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request, to try an endpoint. */
export const TEST_EVENT = 'test';

export const WEBHOOK_AUDIENCES = ['business', 'creator', 'platform'] as const;
export type WebhookAudience = (typeof WEBHOOK_AUDIENCES)[number];

/** The events that each side can be told about. */
const EVENTS_OF: Record<WebhookAudience, readonly WebhookEvent[]> = {
  business: WEBHOOK_EVENTS.filter((event) => event !== 'payout.paid'),
  creator: [
    'application.accepted',
    'work.submitted',
    'work.approved',
    'payment.released',
    'payout.paid',
    'dispute.opened',
  ],
  platform: WEBHOOK_EVENTS.filter((event) => event !== 'application.received'),
};

export function webhookEventsFor(audience: WebhookAudience): readonly WebhookEvent[] {
  return EVENTS_OF[audience];
}

export function webhookAudience({ role }: Pick<Account, 'role'>): WebhookAudience {
  if (role === 'admin') return 'platform';
  return role === 'business' ? 'business' : 'creator';
}

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const DELIVERY_MOVES = {
  deliver: { from: ['pending'], to: 'delivered' },
  give_up: { from: ['pending'], to: 'failed' },
  retry: { from: ['pending'], to: 'pending' },
  replay: { from: ['delivered', 'failed'], to: 'pending' },
} as const satisfies Record<string, { from: readonly DeliveryStatus[]; to: DeliveryStatus }>;
export type DeliveryMove = keyof typeof DELIVERY_MOVES;

export function canMoveDelivery(move: DeliveryMove, status: DeliveryStatus): boolean {
  const { from }: { from: readonly DeliveryStatus[] } = DELIVERY_MOVES[move];
  return from.includes(status);
}

export const OFF_CAUSES = ['owner', 'failing', 'no_access'] as const;
export type OffCause = (typeof OFF_CAUSES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses between attempts, a little more than three days together. */
const RETRY_AFTER_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** The pause after so many attempts; null once there were enough. */
export function retryAfterMs(attempts: number): number | null {
  return RETRY_AFTER_MS[attempts - 1] ?? null;
}

/** An endpoint at which nothing arrived for this long is turned off. */
export const OFF_AFTER_FAILING_MS = 72 * HOUR_MS;
export const OLD_SECRET_SIGNS_MS = 24 * HOUR_MS;
export const DELIVERIES_KEPT_DAYS = 30;
export const MOST_WEBHOOKS = 10;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 120;
export const WEBHOOK_URL_MAX_LENGTH = 2048;

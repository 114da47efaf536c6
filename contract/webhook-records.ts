import type { WebhookAudience, WebhookEvent } from '#domain/accounts/webhooks.ts';

const WORK = {
  business: 'getCollaboration',
  creator: 'getCollaboration',
  platform: 'getCollaboration',
} as const;

/** The operation whose answer each event carries, for each side that can be told. */
export const WEBHOOK_RECORDS = {
  'campaign.published': { business: 'getOwnCampaign', platform: 'getCampaignRecord' },
  'application.received': { business: 'getCampaignApplicant' },
  'application.accepted': WORK,
  'work.submitted': WORK,
  'work.approved': WORK,
  'payment.released': WORK,
  'payout.paid': { creator: 'getPayout', platform: 'getPayoutRecord' },
  'dispute.opened': { business: 'getDispute', creator: 'getDispute', platform: 'getDispute' },
} as const satisfies Record<WebhookEvent, Partial<Record<WebhookAudience, string>>>;

type OfEach<T> = T extends unknown ? T[keyof T] : never;
export type WebhookRecordOperation = OfEach<(typeof WEBHOOK_RECORDS)[WebhookEvent]>;

/** The operation for one side; undefined if that side isn't told about the event. */
export function recordOperation(
  event: WebhookEvent,
  audience: WebhookAudience,
): WebhookRecordOperation | undefined {
  const operations: Partial<Record<WebhookAudience, WebhookRecordOperation>> = WEBHOOK_RECORDS[event];
  return operations[audience];
}

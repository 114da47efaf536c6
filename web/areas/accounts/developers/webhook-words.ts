import type { Webhook, WebhookDelivery } from '#contract/base/webhooks.ts';
import type { OffCause, WebhookEvent } from '#domain/accounts/webhooks.ts';

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  'campaign.published': 'A campaign goes live',
  'application.received': 'A creator applies',
  'application.accepted': 'An applicant is accepted and the work begins',
  'work.submitted': 'A creator submits work',
  'work.approved': 'Work is approved',
  'payment.released': 'A payment is released to a creator',
  'payout.paid': 'A payout reaches the bank',
  'dispute.opened': 'A dispute is opened',
};

const OFF_WORDS: Record<OffCause, string> = {
  owner: 'Turned off by your team.',
  failing: 'Turned off because nothing arrived for 3 days.',
  no_access: 'Turned off because the person who added it lost access.',
};

/** Whether a webhook works, in a sentence. */
export function stateWords({ off_cause, failing_since }: Webhook): string {
  if (off_cause !== null) return OFF_WORDS[off_cause];
  return failing_since === null ? '' : 'The last attempt failed. We’re trying again.';
}

export function deliveryWords({
  status,
  attempts,
  response_status,
  duration_ms,
  failure,
}: WebhookDelivery): string {
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (attempts === 0) return failure ?? 'Waiting to be sent';
  const took = duration_ms === null ? '' : `, ${duration_ms} ms`;
  if (failure === null) return `${response_status ?? ''}${took}, ${tries}`;
  return `${failure} ${tries}${took}${status === 'pending' ? ', trying again' : ''}`;
}

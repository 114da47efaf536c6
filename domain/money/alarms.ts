/** The causes of an alarm, most urgent first. Admins are notified of each once, and again while it lasts. */
export const ALARM_KINDS = [
  'provider_difference',
  'payout_not_returned',
  'payout_short',
  'payout_stuck',
  'refund_failed',
  'reserve_low',
  'webhook_late',
  'dead_jobs',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

interface AlarmWords {
  title: string;
  /** The advice in the email. */
  advice: string;
  /** The page where that is done, and the label of the button that leads there. */
  path: string;
  action: string;
}

export const ALARM_WORDS: Record<AlarmKind, AlarmWords> = {
  provider_difference: {
    title: 'The ledger and the payment provider disagree',
    advice:
      'If someone moved this money by hand at the provider, book it to the reserve. Otherwise run bin/ledger book.',
    path: '/admin/utilities?view=provider',
    action: 'Review differences',
  },
  payout_not_returned: {
    title: 'A failed payout couldn’t be returned to our balance',
    advice: 'We keep trying. If it lasts, ask the payment provider.',
    path: '/admin/payouts?status=processing',
    action: 'Review payouts',
  },
  payout_short: {
    title: 'Our provider balance is too low for payouts',
    advice: 'Add money to the balance, or wait until card payments have settled.',
    path: '/admin/payouts?status=requested',
    action: 'Review payouts',
  },
  payout_stuck: {
    title: 'A payout is taking too long',
    advice: 'Ask the payment provider where it is.',
    path: '/admin/payouts?status=processing',
    action: 'Review payouts',
  },
  refund_failed: {
    title: 'A refund failed',
    advice: 'Check the reason, then send it again.',
    path: '/admin/payments?view=attention',
    action: 'Review refunds',
  },
  reserve_low: {
    title: 'The reserve is low',
    advice: 'Chargebacks and the provider’s fees are paid from it. Start with the chargebacks.',
    path: '/admin/payments?view=attention',
    action: 'Review chargebacks',
  },
  webhook_late: {
    title: 'Messages from the provider aren’t being processed',
    advice: 'Retry apply-webhook among the failed jobs.',
    path: '/admin/utilities?view=jobs',
    action: 'Review jobs',
  },
  dead_jobs: {
    title: 'Jobs failed every attempt',
    advice: 'Retry them once the cause is fixed, or dismiss them.',
    path: '/admin/utilities?view=jobs',
    action: 'Review jobs',
  },
};

import type { SettingKey } from '#domain/base/platform-settings.ts';

/** In the order a campaign meets them. */
export const SETTING_GROUPS: readonly { title: string; keys: readonly SettingKey[] }[] = [
  { title: 'Prices', keys: ['business_fee_percent', 'creator_fee_percent', 'quote_hours', 'offer_hours'] },
  {
    title: 'Work',
    keys: [
      'review_business_days',
      'change_rounds',
      'next_version_days',
      'ship_days',
      'receipt_days',
      'late_grace_hours',
      'post_within_days',
      'verify_hours',
      'rating_open_days',
    ],
  },
  {
    title: 'Earnings',
    keys: ['pending_days', 'pending_days_first', 'first_earnings_count', 'least_payout_cents'],
  },
  { title: 'Risk', keys: ['new_business_weekly_cents', 'new_business_days', 'reserve_alarm_cents'] },
  { title: 'Admins', keys: ['second_admin_cents'] },
  {
    title: 'Disputes',
    keys: [
      'dispute_answer_business_days',
      'decision_business_days',
      'undecided_business_days',
      'appeal_days',
      'appeal_decision_business_days',
    ],
  },
];

import { formatPrice } from '#domain/format/money.ts';

export type SettingUnit = 'percent' | 'cents' | 'hours' | 'days' | 'business_days' | 'rounds' | 'earnings';

export interface SettingRule {
  label: string;
  hint: string;
  unit: SettingUnit;
  default: number;
  min: number;
  max: number;
}

/** The operator's settings: integers within limits. A contract keeps the values it was made with. */
export const SETTING_RULES = {
  business_fee_percent: {
    label: 'Business fee',
    hint: 'Added to each payout. A campaign keeps the fee it was first paid with.',
    unit: 'percent',
    default: 10,
    min: 0,
    max: 30,
  },
  creator_fee_percent: {
    label: 'Creator fee',
    hint: 'Taken from each payout when it is released.',
    unit: 'percent',
    default: 0,
    min: 0,
    max: 30,
  },
  review_business_days: {
    label: 'Time to review',
    hint: 'After that, work is approved automatically.',
    unit: 'business_days',
    default: 3,
    min: 1,
    max: 10,
  },
  change_rounds: {
    label: 'Rounds of changes',
    hint: 'How often a business can ask for changes to one deliverable.',
    unit: 'rounds',
    default: 2,
    min: 0,
    max: 5,
  },
  next_version_days: {
    label: 'Time for the next version',
    hint: 'Counted from the request for changes.',
    unit: 'days',
    default: 3,
    min: 1,
    max: 14,
  },
  post_within_days: {
    label: 'Time to post',
    hint: 'Counted from approval.',
    unit: 'days',
    default: 6,
    min: 1,
    max: 30,
  },
  verify_hours: {
    label: 'Time to verify a post',
    hint: 'After that, a post counts as confirmed.',
    unit: 'hours',
    default: 48,
    min: 12,
    max: 168,
  },
  ship_days: {
    label: 'Time to ship a product',
    hint: 'Counted from acceptance. After that, the creator can leave.',
    unit: 'days',
    default: 5,
    min: 1,
    max: 30,
  },
  receipt_days: {
    label: 'Time to confirm a delivery',
    hint: 'Counted from the day it ships. After that, a product counts as received.',
    unit: 'days',
    default: 10,
    min: 3,
    max: 60,
  },
  late_grace_hours: {
    label: 'Grace period for late work',
    hint: 'After the due date, before a business can cancel.',
    unit: 'hours',
    default: 24,
    min: 0,
    max: 168,
  },
  pending_days: {
    label: 'Pending time for earnings',
    hint: 'From release until a creator can pay it out.',
    unit: 'days',
    default: 3,
    min: 0,
    max: 30,
  },
  pending_days_first: {
    label: 'Pending time for first earnings',
    hint: 'The same, for creators who are new.',
    unit: 'days',
    default: 7,
    min: 0,
    max: 30,
  },
  first_earnings_count: {
    label: 'First earnings',
    hint: 'How many of a creator’s earnings count as the first ones.',
    unit: 'earnings',
    default: 3,
    min: 0,
    max: 20,
  },
  least_payout_cents: {
    label: 'Smallest payout',
    hint: 'Smaller amounts stay in the creator’s earnings.',
    unit: 'cents',
    default: 1_000,
    min: 100,
    max: 50_000,
  },
  second_admin_cents: {
    label: 'Second admin from',
    hint: 'A refund, payout or dispute decision of this amount or more needs a second admin.',
    unit: 'cents',
    default: 250_000,
    min: 0,
    max: 10_000_000,
  },
  dispute_answer_business_days: {
    label: 'Time to answer a dispute',
    hint: 'After that we decide with the information we have.',
    unit: 'business_days',
    default: 5,
    min: 1,
    max: 15,
  },
  decision_business_days: {
    label: 'Time to decide a dispute',
    hint: 'Admins get a reminder before and on the deadline, then one every day.',
    unit: 'business_days',
    default: 5,
    min: 1,
    max: 15,
  },
  undecided_business_days: {
    label: 'Longest delay for a decision',
    hint: 'After the deadline. Then money for submitted work is split evenly and the rest is refunded.',
    unit: 'business_days',
    default: 10,
    min: 1,
    max: 20,
  },
  appeal_decision_business_days: {
    label: 'Time to decide an appeal',
    hint: 'If no second admin decides by then, the first decision is carried out.',
    unit: 'business_days',
    default: 5,
    min: 1,
    max: 15,
  },
  appeal_days: {
    label: 'Time to appeal',
    hint: 'Counted from the decision.',
    unit: 'days',
    default: 3,
    min: 1,
    max: 30,
  },
  rating_open_days: {
    label: 'Time for reviews',
    hint: 'How long both sides can review each other after the work is done.',
    unit: 'days',
    default: 7,
    min: 1,
    max: 60,
  },
  new_business_weekly_cents: {
    label: 'Weekly limit for new businesses',
    hint: 'How much a new business can pay in 7 days, across all campaigns, quotes and open payment pages.',
    unit: 'cents',
    default: 1_000_000,
    min: 10_000,
    max: 50_000_000,
  },
  new_business_days: {
    label: 'New for',
    hint: 'A business is new until its first payment is this old and no bank has taken it back.',
    unit: 'days',
    default: 30,
    min: 0,
    max: 180,
  },
  reserve_alarm_cents: {
    label: 'Reserve alarm',
    hint: 'Admins are notified when the reserve has covered more than this.',
    unit: 'cents',
    default: 100_000,
    min: 0,
    max: 100_000_000,
  },
  offer_hours: {
    label: 'Time to answer an offer',
    hint: 'After that the offer expires and its money is refunded.',
    unit: 'hours',
    default: 48,
    min: 12,
    max: 336,
  },
  quote_hours: {
    label: 'Time to answer a quote',
    hint: 'After that the quote expires and the posted payout applies.',
    unit: 'hours',
    default: 72,
    min: 12,
    max: 336,
  },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTING_RULES;
export type PlatformSettings = Readonly<Record<SettingKey, number>>;

export const SETTING_KEYS = Object.keys(SETTING_RULES) as [SettingKey, ...SettingKey[]];

/** The defaults. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTING_RULES[key].default]),
) as PlatformSettings;

export function isWithinLimits(key: SettingKey, value: number): boolean {
  const { min, max } = SETTING_RULES[key];
  return Number.isInteger(value) && value >= min && value <= max;
}

/** "10%", "$10", "3 business days", "1 hour". */
export function settingWords(key: SettingKey, value: number): string {
  const { unit } = SETTING_RULES[key];
  if (unit === 'percent') return `${value}%`;
  if (unit === 'cents') return formatPrice(value);
  const [one, many] = UNIT_WORDS[unit];
  return `${value} ${value === 1 ? one : many}`;
}

const UNIT_WORDS = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  business_days: ['business day', 'business days'],
  rounds: ['round', 'rounds'],
  earnings: ['earning', 'earnings'],
} as const;

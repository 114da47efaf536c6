export type SettingUnit = 'percent' | 'cents' | 'hours' | 'days' | 'business_days' | 'rounds' | 'earnings';

export interface SettingRule {
  label: string;
  hint: string;
  unit: SettingUnit;
  default: number;
  min: number;
  max: number;
}

/** What the operator sets: whole numbers within limits. A contract keeps what was set when it was made. */
export const SETTING_RULES = {
  business_fee_percent: {
    label: 'Business fee',
    hint: 'On top of each payout. A campaign keeps the percent it was first paid in with.',
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
    hint: 'Work without an answer by then is approved.',
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
    hint: 'From the request for changes.',
    unit: 'days',
    default: 3,
    min: 1,
    max: 14,
  },
  post_within_days: {
    label: 'Time to post',
    hint: 'From the approval of what is to be posted.',
    unit: 'days',
    default: 6,
    min: 1,
    max: 30,
  },
  verify_hours: {
    label: 'Time to verify a post',
    hint: 'A post without an answer by then counts as verified.',
    unit: 'hours',
    default: 48,
    min: 12,
    max: 168,
  },
  late_grace_hours: {
    label: 'Grace for late work',
    hint: 'After the due date, before a business may extend or cancel.',
    unit: 'hours',
    default: 24,
    min: 0,
    max: 168,
  },
  pending_days: {
    label: 'Pending time of earnings',
    hint: 'From the release until a creator can have it paid out.',
    unit: 'days',
    default: 3,
    min: 0,
    max: 30,
  },
  pending_days_first: {
    label: 'Pending time of first earnings',
    hint: 'The same, while somebody is new.',
    unit: 'days',
    default: 7,
    min: 0,
    max: 30,
  },
  first_earnings_count: {
    label: 'First earnings',
    hint: 'How many earnings of a creator count as the first ones.',
    unit: 'earnings',
    default: 3,
    min: 0,
    max: 20,
  },
  least_payout_cents: {
    label: 'Smallest payout',
    hint: 'Less than this stays with the earnings.',
    unit: 'cents',
    default: 1_000,
    min: 100,
    max: 50_000,
  },
  dispute_answer_business_days: {
    label: 'Time to answer a dispute',
    hint: 'Then it is decided with what there is.',
    unit: 'business_days',
    default: 5,
    min: 1,
    max: 15,
  },
  appeal_days: {
    label: 'Time to appeal',
    hint: 'From the decision of a dispute.',
    unit: 'days',
    default: 3,
    min: 1,
    max: 30,
  },
  review_open_days: {
    label: 'Time for reviews',
    hint: 'How long both sides can review each other once the work is done.',
    unit: 'days',
    default: 7,
    min: 1,
    max: 60,
  },
  quote_hours: {
    label: 'Time to answer a quote',
    hint: 'Then the quote ends and the posted payout stands.',
    unit: 'hours',
    default: 72,
    min: 12,
    max: 336,
  },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTING_RULES;
export type PlatformSettings = Readonly<Record<SettingKey, number>>;

export const SETTING_KEYS = Object.keys(SETTING_RULES) as [SettingKey, ...SettingKey[]];

/** What holds until the operator says otherwise. */
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
  if (unit === 'cents') return value % 100 === 0 ? `$${value / 100}` : `$${(value / 100).toFixed(2)}`;
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

import { MOST_API_KEYS } from '#domain/accounts/api-keys.ts';
import { FACTOR_RESET_HOURS, RECOVERY_CODE_COUNT } from '#domain/accounts/factors.ts';
import { ACCOUNT_LINK_MINUTES, SIGN_IN_LINK_MINUTES } from '#domain/accounts/limits.ts';
import { DELIVERIES_KEPT_DAYS } from '#domain/accounts/webhooks.ts';
import {
  DEFAULT_SETTINGS,
  type PlatformSettings,
  SETTING_KEYS,
  settingWords,
} from '#domain/base/platform-settings.ts';
import { INVITATION_DAYS } from '#domain/businesses/invitation-states.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS, SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { DECIDE_WITHIN_DAYS } from '#domain/campaigns/campaign-states.ts';
import { TEMPLATES_MAX } from '#domain/campaigns/templates.ts';
import { APPLY_AGAIN_AFTER_DAYS } from '#domain/creators/creator-states.ts';
import { formatCents } from '#domain/format/money.ts';
import { UNDO_DECISION_SECONDS } from '#domain/hiring/application-states.ts';
import { SETTLE_HOURS } from '#domain/money/may-be-paid.ts';
import { WATCH_DAYS } from '#domain/work/post-numbers.ts';
import { ANSWER_DAYS } from '#domain/work/ratings.ts';
import { ADDRESS_SHOWN_DAYS } from '#domain/work/shipment-states.ts';

/** The rules that no operator can change. */
const FIXED = {
  account_link_minutes: `${ACCOUNT_LINK_MINUTES} minutes`,
  address_shown_days: `${ADDRESS_SHOWN_DAYS} days`,
  apply_again_days: `${APPLY_AGAIN_AFTER_DAYS} days`,
  bank_hours: `${SETTLE_HOURS} hours`,
  decide_days: `${DECIDE_WITHIN_DAYS} days`,
  factor_reset_hours: `${FACTOR_RESET_HOURS} hours`,
  greatest_payout: formatCents(PAYOUT_MAX_CENTS),
  least_payout: formatCents(PAYOUT_MIN_CENTS),
  member_invitation_days: `${INVITATION_DAYS} days`,
  most_api_keys: `${MOST_API_KEYS}`,
  most_spots: `${SLOTS_MAX}`,
  most_templates: `${TEMPLATES_MAX}`,
  rating_answer_days: `${ANSWER_DAYS} days`,
  recovery_codes: `${RECOVERY_CODE_COUNT}`,
  sign_in_link_minutes: `${SIGN_IN_LINK_MINUTES} minutes`,
  undo_seconds: `${UNDO_DECISION_SECONDS} seconds`,
  watch_days: `${WATCH_DAYS} days`,
  webhook_log_days: `${DELIVERIES_KEPT_DAYS} days`,
} as const;

/** Puts the current settings and the fixed rules into a text, such as {business_fee_percent}. */
export function fillValues(text: string, settings: PlatformSettings): string {
  return text.replace(PLACE, (place, name: string) => valueFor(name, settings) ?? place);
}

/** The places of a text that have no value. */
export function unknownPlaces(text: string): string[] {
  return [...text.matchAll(PLACE)].flatMap(([place, name = '']) =>
    valueFor(name, DEFAULT_SETTINGS) === null ? [place] : [],
  );
}

/** What creators pay. Nothing is taken where the fee is zero. */
function creatorFeeWords({ creator_fee_percent }: PlatformSettings): string {
  if (creator_fee_percent === 0) return 'nothing';
  return `${settingWords('creator_fee_percent', creator_fee_percent)}, taken from the payout when it’s released`;
}

const PLACE = /\{(\w+)\}/g;

function valueFor(name: string, settings: PlatformSettings): string | null {
  if (name === 'creator_fee') return creatorFeeWords(settings);
  const key = SETTING_KEYS.find((known) => known === name);
  if (key !== undefined) return settingWords(key, settings[key]);
  return name in FIXED ? FIXED[name as keyof typeof FIXED] : null;
}

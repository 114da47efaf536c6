import { SETTING_RULES, type SettingKey, type SettingUnit } from '#domain/base/platform-settings.ts';
import { readPrice } from '#web/components/quotes/read-price.ts';

export const UNIT_LABELS: Record<SettingUnit, string> = {
  percent: '%',
  cents: 'dollars',
  hours: 'hours',
  days: 'days',
  business_days: 'business days',
  rounds: 'rounds',
  earnings: 'earnings',
};

/** The text of a setting's field. */
export function typedSetting(key: SettingKey, value: number): string {
  if (SETTING_RULES[key].unit !== 'cents') return String(value);
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}

/** Null if the text isn't a whole number or a price. */
export function readSetting(key: SettingKey, typed: string): number | null {
  if (SETTING_RULES[key].unit === 'cents') return readPrice(typed);
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

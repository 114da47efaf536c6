import { expect, it } from 'vitest';
import { SETTING_KEYS, SETTING_RULES, settingWords } from '#domain/base/platform-settings.ts';
import { SETTING_GROUPS } from './setting-groups.ts';
import { readSetting, typedSetting } from './setting-value.ts';

it('every setting stands in one group, and its own value can be typed back', () => {
  expect(SETTING_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual([...SETTING_KEYS].sort());
  for (const key of SETTING_KEYS) {
    const value = SETTING_RULES[key].default;
    expect(readSetting(key, typedSetting(key, value))).toBe(value);
  }
});

it('reads money in dollars, and everything else as whole numbers', () => {
  expect(readSetting('least_payout_cents', '$12.50')).toBe(1_250);
  expect(typedSetting('least_payout_cents', 1_250)).toBe('12.50');
  expect(readSetting('verify_hours', ' 24 ')).toBe(24);
  for (const typed of ['', '1.5', '-3', 'two', '1e3']) expect(readSetting('verify_hours', typed)).toBeNull();
});

it('says values as people do', () => {
  expect(settingWords('business_fee_percent', 10)).toBe('10%');
  expect(settingWords('least_payout_cents', 1_000)).toBe('$10');
  expect(settingWords('least_payout_cents', 1_250)).toBe('$12.50');
  expect(settingWords('least_payout_cents', 1_000_000)).toBe('$10,000');
  expect(settingWords('review_business_days', 3)).toBe('3 business days');
  expect(settingWords('late_grace_hours', 1)).toBe('1 hour');
});

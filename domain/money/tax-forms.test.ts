import { expect, it } from 'vitest';
import {
  defaultTaxRule,
  isFormDue,
  isNearThreshold,
  keptTaxYears,
  taxYearOf,
  taxYearSpan,
} from './tax-forms.ts';

it.each([
  [2024, 60_000],
  [2025, 60_000],
  [2026, 200_000],
  [2031, 200_000],
])('starts %d without a form, and with a threshold of %d cents', (year, threshold_cents) => {
  expect(defaultTaxRule(year)).toEqual({ form: 'none', threshold_cents });
});

it.each([
  ['nec', 199_999, false],
  ['nec', 200_000, true],
  ['k', 200_001, true],
  ['none', 5_000_000, false],
] as const)('with %s, %d cents paid out need a form: %s', (form, paid_cents, isDue) => {
  expect(isFormDue({ form, threshold_cents: 200_000 }, paid_cents)).toBe(isDue);
});

it.each([
  ['nec', 149_999, false],
  ['nec', 150_000, true],
  ['none', 1_000_000, false],
] as const)('with %s, %d cents are close to the threshold: %s', (form, paid_cents, isNear) => {
  expect(isNearThreshold({ form, threshold_cents: 200_000 }, paid_cents)).toBe(isNear);
});

it('counts years from midnight in New York', () => {
  expect(taxYearSpan(2026)).toEqual({
    from: new Date('2026-01-01T05:00:00Z'),
    until: new Date('2027-01-01T05:00:00Z'),
  });
  expect(taxYearOf(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  expect(taxYearOf(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});

it('shows the current year and four before it', () => {
  expect(keptTaxYears(new Date('2026-11-27T12:00:00Z'))).toEqual([2026, 2025, 2024, 2023, 2022]);
});

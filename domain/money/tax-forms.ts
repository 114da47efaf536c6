import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkInstant } from '#domain/format/new-york-dates.ts';

/** The form the operator files for a year. Which one it is, or none, is a question for their counsel. */
export const TAX_FORMS = ['none', 'nec', 'k'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

export const TAX_FORM_NAMES: Record<TaxForm, string> = { none: 'No form', nec: '1099-NEC', k: '1099-K' };

export const FIRST_TAX_YEAR = 2020;
export const LAST_TAX_YEAR = 2099;
export const THRESHOLD_MAX_CENTS = 10_000_000;

/** Records of a year are kept until this many calendar years after it are over. */
export const TAX_KEPT_YEARS = 4;

export interface TaxRule {
  form: TaxForm;
  threshold_cents: number;
}

const UNTIL_2025_CENTS = 60_000;
const FROM_2026_CENTS = 200_000;

/** A year nobody has decided about: no form. The amounts are the federal ones for a 1099-NEC. */
export function defaultTaxRule(year: number): TaxRule {
  return { form: 'none', threshold_cents: year <= 2025 ? UNTIL_2025_CENTS : FROM_2026_CENTS };
}

/** A form is due from the threshold on, the threshold included. */
export function isFormDue({ form, threshold_cents }: TaxRule, paid_cents: number): boolean {
  return form !== 'none' && paid_cents >= threshold_cents;
}

/** A creator is asked for a W-9 once three quarters of the threshold were paid out. */
export function isNearThreshold({ form, threshold_cents }: TaxRule, paid_cents: number): boolean {
  return form !== 'none' && paid_cents * 4 >= threshold_cents * 3;
}

/** The calendar year in New York. */
export function taxYearOf(now: Date): number {
  return Number(newYorkDate(now).slice(0, 4));
}

/** From midnight on January 1 in New York until the next one. */
export function taxYearSpan(year: number): { from: Date; until: Date } {
  return { from: newYorkInstant(`${year}-01-01`, 0), until: newYorkInstant(`${year + 1}-01-01`, 0) };
}

/** The current year and those before it whose records are kept, newest first. */
export function keptTaxYears(now: Date): number[] {
  return Array.from({ length: TAX_KEPT_YEARS + 1 }, (_, back) => taxYearOf(now) - back);
}

export type FiledForm = Exclude<TaxForm, 'none'>;

/** A missing W-9 is asked for once by the run, and then again this often. */
export const W9_REMINDERS_MAX = 3;
export const W9_REMINDER_DAYS = 14;

export const TAX_STATEMENT_FILTERS = ['current', 'missing', 'corrected', 'all'] as const;
export type TaxStatementFilter = (typeof TAX_STATEMENT_FILTERS)[number];

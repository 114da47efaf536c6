import type { OwnTaxes } from '#contract/money/own-taxes.ts';
import { isFormDue, isNearThreshold, keptTaxYears } from '#domain/money/tax-forms.ts';
import { readPaidInYear } from '#server/areas/money/payouts/queries/read-paid-in-year.ts';
import { listOwnStatements } from '#server/areas/money/tax-statements/queries/get-statement-pdf.ts';
import { readTaxYears } from '#server/areas/money/tax-years/queries/read-tax-years.ts';
import { findW9 } from '#server/areas/money/w9s/queries/find-w9.ts';
import type { Context } from '#server/platform/context.ts';

/** The running total of the year. A W-9 is asked for by this year's total and by last year's. */
export async function getOwnTaxes(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  creatorId: string,
): Promise<OwnTaxes> {
  const { db, now } = context;
  const years = keptTaxYears(now());
  const [current, previous] = years as [number, number];
  const [rules, w9, paid_cents, paidBefore, statements] = await Promise.all([
    readTaxYears(context, years),
    findW9(context, creatorId),
    paidIn(current),
    paidIn(previous),
    listOwnStatements(db, creatorId),
  ]);
  const [rule, ruleBefore] = rules as [(typeof rules)[number], (typeof rules)[number]];
  const isWanted = isNearThreshold(rule, paid_cents) || isFormDue(ruleBefore, paidBefore);
  return {
    year: current,
    form: rule.form,
    threshold_cents: rule.threshold_cents,
    paid_cents,
    w9,
    can_add_w9: rules.some(({ form }) => form !== 'none'),
    needs_w9: w9 === null && isWanted,
    statements,
  };

  async function paidIn(year: number): Promise<number> {
    const [paid] = await readPaidInYear(db, year, [creatorId]);
    return paid?.paid_cents ?? 0;
  }
}

import type { TaxYear } from '#contract/money/tax-years.ts';
import { keptTaxYears, taxYearOf } from '#domain/money/tax-forms.ts';
import { lastFour } from '#domain/money/taxpayer.ts';
import type { Context } from '#server/platform/context.ts';
import { readTaxYears, type StoredTaxYear } from './read-tax-years.ts';

export async function listTaxYears(
  context: Pick<Context, 'db' | 'config' | 'now'>,
): Promise<{ years: TaxYear[] }> {
  const now = context.now();
  const years = await readTaxYears(context, keptTaxYears(now));
  return { years: years.map((settings) => presentTaxYear(settings, now)) };
}

/** The EIN leaves the server only on the forms themselves. */
export function presentTaxYear({ payer, ...settings }: StoredTaxYear, now: Date): TaxYear {
  const { ein = '', ...shown } = payer ?? {};
  return {
    ...settings,
    payer: payer && { ...payer, ...shown, ein_last4: lastFour(ein) },
    is_over: settings.year < taxYearOf(now),
  };
}

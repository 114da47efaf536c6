import { defaultTaxRule, type TaxForm } from '#domain/money/tax-forms.ts';
import type { TaxPayer } from '#domain/money/taxpayer.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { openPayer } from '../sealed-payer.ts';

export interface StoredTaxYear {
  year: number;
  form: TaxForm;
  threshold_cents: number;
  payer: TaxPayer | null;
  /** 0 while nobody has decided anything about the year. */
  version: number;
}

interface Source {
  db: Database | Tx;
  config: Secrets;
}

/** The settings of these years, in the same order, with defaults where nothing was decided. */
export async function readTaxYears(
  { db, config }: Source,
  years: readonly number[],
): Promise<StoredTaxYear[]> {
  const rows = await db
    .selectFrom('tax_years')
    .select(['year', 'form', 'threshold_cents', 'sealed_payer', 'version'])
    .where('year', 'in', [...years])
    .execute();
  return years.map((year) => {
    const row = rows.find((stored) => stored.year === year);
    if (row === undefined) return { year, ...defaultTaxRule(year), payer: null, version: 0 };
    const { sealed_payer, ...settings } = row;
    return { ...settings, payer: openPayer(config, year, sealed_payer) };
  });
}

export async function readTaxYear(source: Source, year: number): Promise<StoredTaxYear> {
  const [settings] = await readTaxYears(source, [year]);
  if (settings === undefined) throw new Error(`No settings for ${year}`);
  return settings;
}

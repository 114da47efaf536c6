import type { TaxPayerChange, TaxYear, TaxYearChange } from '#contract/money/tax-years.ts';
import { formatCents } from '#domain/format/money.ts';
import { keptTaxYears, TAX_FORM_NAMES } from '#domain/money/tax-forms.ts';
import { lastFour } from '#domain/money/taxpayer.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { mailAdmins } from '#server/areas/base/audit-log/notify.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { presentTaxYear } from '../queries/list-tax-years.ts';
import { readTaxYear, type StoredTaxYear } from '../queries/read-tax-years.ts';
import { sealPayer } from '../sealed-payer.ts';

/** Changes the form or the threshold. Statements that were made keep what they say until the next run. */
export function changeTaxYear(
  context: Context,
  admin_id: string,
  { year, version, reason, ...rule }: TaxYearChange & { year: number },
): Promise<TaxYear> {
  return change(context, { admin_id, year, version, reason }, async (tx, stored) => {
    const after = { ...stored, ...rule };
    await write(tx, context, after);
    return after;
  });
}

export function changeTaxPayer(
  context: Context,
  admin_id: string,
  { year, version, reason, ein, phone, ...payer }: TaxPayerChange & { year: number },
): Promise<TaxYear> {
  return change(context, { admin_id, year, version, reason }, async (tx, stored) => {
    const kept = ein ?? stored.payer?.ein;
    if (kept === undefined) {
      throw new Problem('invalid_input', 'Enter the payer’s EIN.', [
        { path: 'ein', message: 'Enter the payer’s EIN' },
      ]);
    }
    const after = { ...stored, payer: { ...payer, ein: kept, phone: phone ?? '' } };
    await write(tx, context, after);
    return after;
  });
}

interface Request {
  admin_id: string;
  year: number;
  version: number;
  reason: string;
}

async function change(
  context: Context,
  { admin_id, year, version, reason }: Request,
  apply: (tx: Tx, stored: StoredTaxYear) => Promise<StoredTaxYear>,
): Promise<TaxYear> {
  const { db, config, now } = context;
  if (!keptTaxYears(now()).includes(year)) throw new Problem('not_found', `There is nothing for ${year}.`);
  return inTransaction(db, async (tx) => {
    const before = await readTaxYear({ db: tx, config }, year);
    if (before.version !== version) throw tooLate();
    const after = await apply(tx, { ...before, version: version + 1 });
    const { id } = await tx
      .selectFrom('tax_years')
      .select('id')
      .where('year', '=', year)
      .executeTakeFirstOrThrow();
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'change_tax_year',
      subject_type: 'tax_year',
      subject_id: id,
      reason,
      before: factsOf(before),
      after: factsOf(after),
    });
    await mailAdmins(tx, context, {
      rule: 'admin_amounts',
      change: {
        kind: 'taxes',
        actor_id: admin_id,
        what: `The tax form for ${year}`,
        before: wordsOf(before),
        after: wordsOf(after),
        reason,
      },
    });
    return presentTaxYear(after, now());
  });
}

/** Of two changes at once, the second finds that the version is taken. */
async function write(tx: Tx, { config, now }: Context, settings: StoredTaxYear): Promise<void> {
  const { year, form, threshold_cents, payer, version } = settings;
  const row = {
    form,
    threshold_cents,
    sealed_payer: payer && sealPayer(config, year, payer),
    version,
    updated_at: now().toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tax_years')
    .values({ id: newId(), year, ...row })
    .onConflict((oc) =>
      oc
        .column('year')
        .doUpdateSet(row)
        .where('tax_years.version', '=', version - 1),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw tooLate();
}

function tooLate(): Problem {
  return new Problem('stale', 'Someone else just changed this year. Reload and check it.');
}

/** The log never contains more of an EIN than its last four digits. */
function factsOf({ year, form, threshold_cents, payer }: StoredTaxYear) {
  return {
    year,
    form: TAX_FORM_NAMES[form],
    threshold: formatCents(threshold_cents),
    payer: payer ? `${payer.name}, EIN ending ${lastFour(payer.ein)}` : null,
  };
}

function wordsOf(settings: StoredTaxYear): string {
  const { form, threshold, payer } = factsOf(settings);
  return `${form}, threshold ${threshold}, ${payer ?? 'no payer'}`;
}

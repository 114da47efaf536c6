import { keptTaxYears, taxYearOf } from '#domain/money/tax-forms.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import { readTaxYear } from '#server/areas/money/tax-years/queries/read-tax-years.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { makeTaxStatements } from './jobs/make-tax-statements.ts';

/** A run that is under way is resumed where it stopped. */
export function startTaxRun(
  context: Context,
  admin_id: string,
  { year, reason }: { year: number; reason: string },
): Promise<void> {
  const { db, config, queue, now } = context;
  const at = now();
  if (!keptTaxYears(at).includes(year)) throw new Problem('not_found', `There is nothing for ${year}.`);
  if (year >= taxYearOf(at)) {
    throw new Problem(
      'conflict',
      `${year} isn’t over yet. Start its run on January 1, ${year + 1}, or later.`,
    );
  }
  return inTransaction(db, async (tx) => {
    const { form, payer } = await readTaxYear({ db: tx, config }, year);
    if (form === 'none') throw new Problem('conflict', `No form is filed for ${year}. Choose one first.`);
    if (payer === null) throw new Problem('conflict', `Add the payer for ${year} first.`);
    // The update changes nothing. It returns the run that is under way.
    const { id } = await tx
      .insertInto('tax_runs')
      .values({ id: newId(), year, started_by: admin_id, started_at: at.toISOString() })
      .onConflict((oc) =>
        oc
          .column('year')
          .where('finished_at', 'is', null)
          .doUpdateSet((eb) => ({ started_at: eb.ref('tax_runs.started_at') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'start_tax_run',
      subject_type: 'tax_run',
      subject_id: id,
      reason,
      after: { year },
    });
    await queue.enqueue(tx, makeTaxStatements, { tax_run_id: id });
  });
}

import { isDeepStrictEqual } from 'node:util';
import { type FiledForm, isFormDue } from '#domain/money/tax-forms.ts';
import type { TaxPayer } from '#domain/money/taxpayer.ts';
import type { W9Details } from '#domain/money/w9.ts';
import { readTaxYear } from '#server/areas/money/tax-years/queries/read-tax-years.ts';
import { readW9s, type StoredW9 } from '#server/areas/money/w9s/queries/find-w9.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { askForW9, notifyAboutStatement } from '../notify.ts';
import { type Candidate, listCandidates } from '../queries/list-candidates.ts';
import { openTaxParties, sealTaxParties } from '../sealed-parties.ts';

const AT_ONCE = 100;

/** Looks at the next creators of a run. False once there are none left. */
export function reviseSome(context: Context, runId: string): Promise<boolean> {
  const { db, config, now } = context;
  return inTransaction(db, async (tx) => {
    const run = await tx
      .selectFrom('tax_runs')
      .selectAll()
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (run.finished_at !== null) return false;
    const { form, threshold_cents, payer } = await readTaxYear({ db: tx, config }, run.year);
    if (form === 'none' || payer === null) return finish(tx, runId, now());
    const candidates = await listCandidates(tx, {
      year: run.year,
      threshold_cents,
      after: run.last_creator_id,
      limit: AT_ONCE,
    });
    const last = candidates.at(-1);
    if (last === undefined) return finish(tx, runId, now());
    const w9s = await readW9s(
      { db: tx, config },
      candidates.map(({ creator_id }) => creator_id),
    );
    let revised_count = run.revised_count;
    for (const candidate of candidates) {
      const w9 = w9s.get(candidate.creator_id);
      const wanted: Wanted = {
        run_id: runId,
        year: run.year,
        form,
        paid_cents: candidate.paid_cents,
        is_withdrawn: !isFormDue({ form, threshold_cents }, candidate.paid_cents),
        payer,
        recipient: w9 ? detailsOf(w9) : null,
      };
      if (await revise(tx, context, candidate, wanted)) {
        revised_count += 1;
        if (w9?.electronic_since) await notifyAboutStatement(tx, context, candidate, wanted);
      }
      if (!w9 && !wanted.is_withdrawn) await askForW9(tx, context, { ...candidate, year: run.year });
    }
    await tx
      .updateTable('tax_runs')
      .set({ last_creator_id: last.creator_id, revised_count })
      .where('id', '=', runId)
      .execute();
    return true;
  });
}

async function finish(tx: Tx, runId: string, now: Date): Promise<false> {
  await tx.updateTable('tax_runs').set({ finished_at: now.toISOString() }).where('id', '=', runId).execute();
  return false;
}

interface Wanted {
  run_id: string;
  year: number;
  form: FiledForm;
  paid_cents: number;
  is_withdrawn: boolean;
  payer: TaxPayer;
  recipient: W9Details | null;
}

/** Adds a revision where something differs from the current one. Whether it did. */
async function revise(tx: Tx, context: Context, { creator_id, current }: Candidate, wanted: Wanted) {
  const { run_id, payer, recipient, ...reported } = wanted;
  if (current !== null && isSame(context, current, wanted)) return false;
  if (current === null && wanted.is_withdrawn) return false;
  const id = newId();
  if (current !== null) {
    await tx.updateTable('tax_statements').set({ is_current: false }).where('id', '=', current.id).execute();
  }
  await tx
    .insertInto('tax_statements')
    .values({
      id,
      tax_run_id: run_id,
      creator_id,
      revision: (current?.revision ?? 0) + 1,
      ...reported,
      has_w9: recipient !== null,
      sealed_parties: sealTaxParties(context.config, id, { payer, recipient }),
      is_current: true,
      corrects_filed: current !== null && (current.filed_at !== null || current.corrects_filed),
      corrects_shown: current !== null && (current.has_w9 || current.corrects_shown),
      created_at: context.now().toISOString(),
    })
    .execute();
  return true;
}

function isSame({ config }: Context, current: NonNullable<Candidate['current']>, wanted: Wanted): boolean {
  const { payer, recipient, form, paid_cents, is_withdrawn } = wanted;
  return (
    current.form === form &&
    current.paid_cents === paid_cents &&
    current.is_withdrawn === is_withdrawn &&
    isDeepStrictEqual(openTaxParties(config, current.id, current.sealed_parties), { payer, recipient })
  );
}

/** Certifying the same details again, or choosing paper, corrects nothing. */
function detailsOf({ certified_at: _, electronic_since: __, ...details }: StoredW9): W9Details {
  return details;
}

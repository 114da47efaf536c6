import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { runCheck } from './jobs/run-check.ts';
import { moveCheck } from './transition.ts';

/** Longer than all its attempts together, so a check that is still running after this was abandoned. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Starts a ledger check. If one is running, returns that one. */
export async function startCheck(context: Context, startedBy: string | null): Promise<{ id: string }> {
  const { db, queue, now } = context;
  return inTransaction(db, async (tx) => {
    const running = await findRunning(tx, now());
    if (running !== null) return { id: running };
    const id = newId();
    // The update changes nothing. It returns the check that another request started a moment ago.
    const check = await tx
      .insertInto('ledger_checks')
      .values({ id, status: 'running', started_by: startedBy, started_at: now().toISOString() })
      .onConflict((oc) =>
        oc
          .column('status')
          .where('status', '=', 'running')
          .doUpdateSet((eb) => ({ started_at: eb.ref('ledger_checks.started_at') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (check.id === id) await queue.enqueue(tx, runCheck, { ledger_check_id: id });
    return { id: check.id };
  });
}

async function findRunning(tx: Tx, now: Date): Promise<string | null> {
  const running = await tx
    .selectFrom('ledger_checks')
    .select(['id', 'status', 'started_at'])
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (running === undefined) return null;
  if (now.getTime() - Date.parse(running.started_at) < ABANDONED_AFTER_MS) return running.id;
  await moveCheck(tx, running, { move: 'give_up', note: 'It never finished.' }, now);
  return null;
}

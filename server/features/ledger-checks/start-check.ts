import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moveCheck } from './move-check.ts';
import { runCheck } from './run-check.ts';

/** Longer than all its attempts take; then nobody hears of it again. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Asks for a count of the books. While one runs, that one is the answer. */
export async function startCheck(context: Context, startedBy: string | null): Promise<{ id: string }> {
  const { db, queue, now } = context;
  return inTransaction(db, async (tx) => {
    const running = await findRunning(tx, now());
    if (running !== null) return { id: running };
    const id = newId();
    const inserted = await tx
      .insertInto('ledger_checks')
      .values({ id, status: 'running', started_by: startedBy, started_at: now().toISOString() })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return { id: (await findRunning(tx, now())) ?? id };
    await queue.enqueue(tx, runCheck, { ledger_check_id: id });
    return { id };
  });
}

async function findRunning(tx: Tx, now: Date): Promise<string | null> {
  const running = await tx
    .selectFrom('ledger_checks')
    .select(['id', 'started_at'])
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (running === undefined) return null;
  if (now.getTime() - Date.parse(running.started_at) < ABANDONED_AFTER_MS) return running.id;
  await moveCheck(tx, running.id, { move: 'give_up', note: 'Nobody heard of it again.' }, now);
  return null;
}

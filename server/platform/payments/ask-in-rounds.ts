import type { Database } from '#server/platform/db/database.ts';
import { PaymentFailure } from './payment-failure.ts';

interface Row {
  table: 'fundings' | 'payees' | 'payers' | 'payouts' | 'refunds';
  id: string;
}

/**
 * Asks the provider with the round of a row. If the provider only repeats a failure it stored for that round, the
 * next round begins at once. The round is incremented once, however many callers find it used up, so all of them
 * continue with the same key.
 */
export async function askInRounds<T>(db: Database, row: Row, ask: (round: number) => Promise<T>): Promise<T> {
  const round = await readRound(db, row);
  try {
    return await ask(round);
  } catch (cause) {
    if (!isUsedUp(cause)) throw cause;
  }
  await passRound(db, row, round);
  return ask(await readRound(db, row));
}

async function passRound(db: Database, { table, id }: Row, used: number): Promise<void> {
  await db
    .updateTable(table)
    .set({ round: used + 1 })
    .where('id', '=', id)
    .where('round', '=', used)
    .execute();
}

async function readRound(db: Database, { table, id }: Row): Promise<number> {
  const { round } = await db.selectFrom(table).select('round').where('id', '=', id).executeTakeFirstOrThrow();
  return round;
}

function isUsedUp(cause: unknown): boolean {
  return cause instanceof PaymentFailure && cause.kind === 'stored';
}

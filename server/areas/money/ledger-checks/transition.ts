import { LEDGER_CHECK_MOVES, type LedgerCheckMove } from '#domain/money/ledger-check-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Counted } from './queries/count-everything.ts';

interface Wish {
  move: LedgerCheckMove;
  counted?: Counted;
  note?: string | null;
}

/** The only way in which a check ends. False if it has already ended. */
export async function moveCheck(
  tx: Tx,
  checkId: string,
  { move, counted, note = null }: Wish,
  now: Date,
): Promise<boolean> {
  const { from, to } = LEDGER_CHECK_MOVES[move];
  const { faults, ...counts } = counted ?? { faults: [] };
  const moved = await tx
    .updateTable('ledger_checks')
    .set({
      status: to,
      ...counts,
      fault_count: faults.length,
      faults: JSON.stringify(faults),
      note,
      finished_at: now.toISOString(),
    })
    .where('id', '=', checkId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

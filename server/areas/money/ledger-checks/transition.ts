import {
  LEDGER_CHECK_MOVES,
  type LedgerCheckMove,
  type LedgerCheckStatus,
} from '#domain/money/ledger-check-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import type { Counted } from './queries/count-everything.ts';

/** A check as its caller locked it. */
interface LockedCheck {
  id: string;
  status: LedgerCheckStatus;
}

interface CheckMoveRequest {
  move: LedgerCheckMove;
  counted?: Counted;
  note?: string | null;
}

/** The only way in which a check ends. Null if it has already ended. */
export async function moveCheck(
  tx: Tx,
  check: LockedCheck,
  { move, counted, note = null }: CheckMoveRequest,
  now: Date,
): Promise<LockedCheck | null> {
  const { from, to } = LEDGER_CHECK_MOVES[move];
  const { faults, ...counts } = counted ?? { faults: [] };
  return transitionIfAllowed(tx, 'ledger_checks', {
    row: check,
    isAllowed: check.status === from,
    change: () => ({
      status: to,
      ...counts,
      fault_count: faults.length,
      faults: JSON.stringify(faults),
      note,
      finished_at: now.toISOString(),
    }),
  });
}

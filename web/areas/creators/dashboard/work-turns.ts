import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { type RowTurn, rowTurn } from '#web/components/work/row-words.ts';

export type TurnRow = CollaborationRow & { turn: RowTurn };

/** Open work by whose turn it is, earliest deadline first. A dispute that needs no one here is on others. */
export interface WorkTurns {
  mine: TurnRow[];
  theirs: TurnRow[];
}

export function workTurns(open: readonly CollaborationRow[]): WorkTurns {
  const rows = open
    .map((row) => ({ ...row, turn: rowTurn(row, 'creator') }))
    .sort((a, b) => momentOf(a) - momentOf(b));
  return {
    mine: rows.filter(({ turn }) => turn.side === 'creator'),
    theirs: rows.filter(
      ({ turn, status }) => turn.side === 'business' || (status === 'disputed' && turn.side === null),
    ),
  };
}

function momentOf({ turn: { at } }: TurnRow): number {
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

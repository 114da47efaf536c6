import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { type RowTurn, rowTurn } from '#web/components/work/row-words.ts';

export type TurnRow = CollaborationRow & { turn: RowTurn };

/** Open work by whose turn it is, earliest deadline first. */
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
    theirs: rows.filter(({ turn }) => turn.side === 'business'),
  };
}

function momentOf({ turn: { at } }: TurnRow): number {
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}

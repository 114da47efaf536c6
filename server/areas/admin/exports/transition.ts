import { canMoveExport, EXPORT_KEPT_DAYS, EXPORT_MOVES, type ExportMoveName } from '#domain/admin/exports.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import type { ExportRow } from './export-query.ts';

const DAY_MS = 86_400_000;

export function moveExport(tx: Tx, row: ExportRow, move: ExportMoveName, now: Date): Promise<ExportRow> {
  const { to } = EXPORT_MOVES[move];
  return transition(tx, 'list_exports', {
    row,
    refusal: canMoveExport(move, row.status) ? null : new Problem('conflict', REFUSALS[row.status]),
    change: () => ({
      status: to,
      attempts: 0,
      ended_at: to === 'running' ? null : (row.ended_at ?? now.toISOString()),
      ...(move === 'finish' && {
        expires_at: new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS).toISOString(),
      }),
    }),
  });
}

const REFUSALS: Record<ExportRow['status'], string> = {
  running: 'This export is still being written.',
  done: 'This export is finished.',
  canceled: 'This export was canceled. Export the list again.',
  failed: 'This export failed. Retry it, or export the list again.',
  expired: 'The file of this export has expired. Export the list again.',
};

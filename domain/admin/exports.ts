export const EXPORT_STATUSES = ['running', 'done', 'canceled', 'failed', 'expired'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** The life of an export. Only a file that is done can be downloaded. */
export const EXPORT_MOVES = {
  finish: { from: ['running'], to: 'done', by: 'job' },
  fail: { from: ['running'], to: 'failed', by: 'job' },
  cancel: { from: ['running'], to: 'canceled', by: 'admin' },
  /** It goes on where it stopped. */
  retry: { from: ['failed'], to: 'running', by: 'admin' },
  expire: { from: ['done'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, ExportMove>;
export type ExportMoveName = keyof typeof EXPORT_MOVES;

interface ExportMove {
  from: readonly ExportStatus[];
  to: ExportStatus;
  by: 'job' | 'admin' | 'clock';
}

export function canMoveExport(move: ExportMoveName, status: ExportStatus): boolean {
  const from: readonly ExportStatus[] = EXPORT_MOVES[move].from;
  return from.includes(status);
}

/** An admin waits for this many at a time. */
export const MOST_RUNNING_EXPORTS = 3;
/** A file is kept this long, and the line that says who took what for a while longer. */
export const EXPORT_KEPT_DAYS = 7;
export const EXPORT_LISTED_DAYS = 90;
/** How often a part is tried before the export has failed. */
export const EXPORT_ATTEMPTS = 5;

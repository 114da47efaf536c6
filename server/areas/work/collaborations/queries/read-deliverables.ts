import type { WorkTimers } from '#contract/work/contracts.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import type { WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { clockTime, presentClocks } from '../lateness.ts';
import { isPaidFor } from './is-paid-for.ts';
import { readSubmissions } from './read-submissions.ts';
import { readWorkFiles } from './read-work-files.ts';

interface Wanted {
  collaboration_id: string;
  side: WorkSide;
  timers: WorkTimers;
  clocks_stopped_at: string | null;
}

/** All details of a collaboration's deliverables, with a fixed number of statements. */
export async function readDeliverables(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  { collaboration_id, side, timers, clocks_stopped_at }: Wanted,
): Promise<Omit<Deliverable, 'is_in_dispute'>[]> {
  const { db, now } = context;
  const [rows, returns] = await Promise.all([
    selectRows(db, collaboration_id),
    readPostReturns(db, collaboration_id),
  ]);
  const ids = rows.map(({ id }) => id);
  const [files, submissions] = await Promise.all([
    readWorkFiles(context, ids, { withDrafts: side === 'creator' }),
    readSubmissions(db, ids),
  ]);
  const at = clockTime(clocks_stopped_at, now());
  return rows.map(({ due_at, passes_at, is_paid_for, ...row }) => {
    const { kind, status } = row;
    return {
      ...row,
      kind,
      status,
      ...presentClocks({ kind, status, due_at, passes_at }, timers.late_grace_hours, at),
      rounds_left: Math.max(0, timers.change_rounds - row.rounds_used),
      post_return_words: returns.get(row.id) ?? null,
      draft_files: files
        .filter(({ deliverable_id, submission_id }) => deliverable_id === row.id && submission_id === null)
        .map(({ file }) => file),
      submissions: (submissions.get(row.id) ?? []).map(({ id, ...one }) => ({
        ...one,
        files: files.filter(({ submission_id }) => submission_id === id).map(({ file }) => file),
        can_download: is_paid_for && one.version === row.version,
      })),
    };
  });
}

function selectRows(db: Database, collaborationId: string) {
  return db
    .selectFrom('deliverables')
    .select(['id', 'kind', 'quantity', 'note', 'share_cents', 'status', 'version', 'rounds_used'])
    .select(['due_at', 'passes_at', 'approved_at', 'post_url', 'posted_at', 'verified_at'])
    .select(isPaidFor('deliverables').as('is_paid_for'))
    .where('collaboration_id', '=', collaborationId)
    .orderBy('sort_order')
    .limit(20)
    .execute();
}

/** The reason a link was returned, the latest one. */
async function readPostReturns(db: Database, collaborationId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('work_events')
    .select(['deliverable_id', 'detail'])
    .where('collaboration_id', '=', collaborationId)
    .where('kind', '=', 'deliverable_return_post')
    .orderBy('id')
    .limit(100)
    .execute();
  return new Map(
    rows.map(({ deliverable_id, detail }) => [
      deliverable_id ?? '',
      (detail as { words?: string }).words ?? '',
    ]),
  );
}

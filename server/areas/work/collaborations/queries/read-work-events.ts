import type { WorkEvent } from '#contract/work/collaborations.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_EVENTS = 100;

/** The timeline of a collaboration, newest first. */
export async function readWorkEvents(db: Database, collaborationId: string): Promise<WorkEvent[]> {
  const rows = await db
    .selectFrom('work_events')
    .leftJoin('profiles', 'profiles.user_id', 'work_events.actor_id')
    .select(['work_events.id', 'work_events.kind', 'work_events.side', 'work_events.deliverable_id'])
    .select(['work_events.detail', 'work_events.occurred_at', 'profiles.full_name as actor_name'])
    .where('work_events.collaboration_id', '=', collaborationId)
    .orderBy('work_events.id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ side, detail, ...row }) => ({
    ...row,
    side: side as WorkEvent['side'],
    detail: detail as WorkEvent['detail'],
  }));
}

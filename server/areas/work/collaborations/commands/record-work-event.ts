import type { WorkMover } from '#domain/work/deliverable-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface WorkEvent {
  collaboration_id: string;
  deliverable_id?: string | undefined;
  side: WorkMover;
  /** Left out for automatic events. */
  actor_id?: string | undefined;
  kind: string;
  detail?: Record<string, unknown>;
}

/** Records an event of the work, for timelines and disputes. */
export async function recordWorkEvent(tx: Tx, event: WorkEvent, now: Date): Promise<void> {
  const { collaboration_id, deliverable_id = null, actor_id = null, side, kind, detail = {} } = event;
  await tx
    .insertInto('work_events')
    .values({
      id: newId(),
      collaboration_id,
      deliverable_id,
      actor_id,
      side,
      kind,
      detail: JSON.stringify(detail),
      occurred_at: now.toISOString(),
    })
    .execute();
}

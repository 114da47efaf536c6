import type { WorkMover } from '#domain/deliverable-states.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';

export interface WorkEvent {
  collaboration_id: string;
  deliverable_id?: string | undefined;
  side: WorkMover;
  /** Left out where the clock did it. */
  actor_id?: string | undefined;
  kind: string;
  detail?: Record<string, unknown>;
}

/** Writes down what happened to a piece of work: timelines and disputes are told from it. */
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

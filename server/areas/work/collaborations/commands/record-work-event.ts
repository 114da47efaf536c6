import { sql } from 'kysely';
import type { WebhookEvent } from '#domain/accounts/webhooks.ts';
import type { WorkMover } from '#domain/work/deliverable-states.ts';
import { emitEvent } from '#server/areas/base/webhook-endpoints/commands/emit-event.ts';
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
  const type = TOLD_OUTSIDE[kind];
  if (type === undefined) return;
  const { dispute_id } = detail;
  const ids = {
    collaboration_id,
    ...(deliverable_id && { deliverable_id }),
    ...(typeof dispute_id === 'string' && { dispute_id }),
  };
  const ofWork = (column: 'business_id' | 'creator_id') =>
    sql`select w.${sql.ref(column)} from collaborations w where w.id = ${collaboration_id}`;
  await emitEvent(
    tx,
    { type, ids, business_id: ofWork('business_id'), creator_id: ofWork('creator_id') },
    now,
  );
}

/** The events that webhooks are told about. */
const TOLD_OUTSIDE: Record<string, WebhookEvent> = {
  agreed: 'application.accepted',
  deliverable_submit: 'work.submitted',
  deliverable_approve: 'work.approved',
  dispute_ask: 'dispute.opened',
  dispute_ask_for: 'dispute.opened',
};

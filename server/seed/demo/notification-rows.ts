import type { Insertable } from 'kysely';
import type { WorkContract } from '#contract/work/contracts.ts';
import { businessWorkPath, creatorWorkPath } from '#domain/work/work-address.ts';
import { type WorkUpdate, workNotification } from '#server/areas/work/collaborations/work-notification.ts';
import type {
  Collaborations,
  Deliverables,
  Notifications,
  WorkEvents,
} from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';

interface Rows {
  collaborations: readonly Insertable<Collaborations>[];
  deliverables: readonly Insertable<Deliverables>[];
  work_events: readonly Insertable<WorkEvents>[];
}

const NEWS: Readonly<Record<string, WorkUpdate>> = {
  deliverable_submit: 'sent',
  deliverable_request_changes: 'changes_asked',
  deliverable_approve: 'approved',
  deliverable_post: 'posted',
  deliverable_verify: 'verified',
};

/** A notification about the last event of each deliverable. */
export function demoNotifications({
  collaborations,
  deliverables,
  work_events,
}: Rows): Insertable<Notifications>[] {
  const work = new Map(collaborations.map((row) => [row.id, row]));
  const people = peopleOf(work_events);
  return deliverables.flatMap((row) => {
    const last = work_events.findLast(({ deliverable_id }) => deliverable_id === row.id);
    const news = NEWS[last?.kind ?? ''];
    const held = work.get(row.collaboration_id);
    if (last === undefined || news === undefined || held === undefined) return [];
    const { business_name, creator_name } = JSON.parse(String(held.contract)) as WorkContract;
    return workNotification(news, { business_name, creator_name, one: deliverableStateOf(row) }).flatMap(
      (told) => {
        const user_id = people.get(`${held.id}/${told.to}`);
        if (!user_id) return [];
        return {
          id: seedId('notification', `${user_id}/${news}/${row.id}`),
          user_id,
          kind: told.kind,
          notification_key: `work:${news}:${row.id}:${row.version ?? 0}`,
          title: told.title,
          body: told.body,
          href: told.to === 'creator' ? creatorWorkPath(held.id) : businessWorkPath(held.id),
          is_shown: true,
          created_at: last.occurred_at,
          read_at: held.status === 'completed' ? last.occurred_at : null,
        };
      },
    );
  });
}

/** The actor of each side, as the timeline names them. */
function peopleOf(events: Rows['work_events']): Map<string, string> {
  return new Map(
    events.flatMap(({ collaboration_id, side, actor_id }) =>
      actor_id ? [[`${collaboration_id}/${side}`, actor_id] as const] : [],
    ),
  );
}

function deliverableStateOf({
  kind,
  quantity,
  status,
  version = 0,
  due_at = null,
  passes_at = null,
}: Insertable<Deliverables>) {
  return {
    kind,
    quantity,
    status,
    version,
    due_at,
    passes_at,
  };
}

import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { View } from '#server/platform/http/note-view.ts';

const HOUR_MS = 3_600_000;

interface Recorded {
  hour: number;
  keys: Set<string>;
}

/** Entries this process knows to be in the log. This only saves a statement; the unique index prevents duplicates. */
const recorded = new WeakMap<Context['db'], Recorded>();

/** Logs views by an admin: one entry per hour, admin and record, over all processes. */
export async function recordViews(
  { db, now }: Pick<Context, 'db' | 'now'>,
  adminId: string,
  views: readonly View[],
): Promise<void> {
  if (views.length === 0) return;
  const hour = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS;
  const { keys } = recordedIn(db, hour);
  const fresh = new Map(
    views.map((view) => [keyOf(adminId, view), view] as const).filter(([key]) => !keys.has(key)),
  );
  if (fresh.size === 0) return;
  await db
    .insertInto('audit_log')
    .values(
      [...fresh.values()].map((view) => ({
        id: newId(),
        actor_id: adminId,
        action: actionOf(view),
        subject_type: view.subject_type,
        subject_id: view.subject_id,
        viewed_hour: new Date(hour).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const key of fresh.keys()) keys.add(key);
}

function recordedIn(db: Context['db'], hour: number): Recorded {
  const known = recorded.get(db);
  if (known?.hour === hour) return known;
  const next = { hour, keys: new Set<string>() };
  recorded.set(db, next);
  return next;
}

function keyOf(adminId: string, view: View): string {
  return `${adminId} ${actionOf(view)} ${view.subject_id}`;
}

function actionOf({ action, subject_type }: View): string {
  return action ?? `view_${subject_type}`;
}

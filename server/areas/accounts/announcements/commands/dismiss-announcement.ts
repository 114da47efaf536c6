import type { Context } from '#server/platform/context.ts';
import { noAnnouncement } from '../lock.ts';

/** Closes the bar for one person, in every browser. Safe to repeat. */
export async function dismissAnnouncement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: string,
  id: string,
): Promise<void> {
  const known = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['live', 'ended'])
    .executeTakeFirst();
  if (known === undefined) throw noAnnouncement();
  await db
    .insertInto('announcement_dismissals')
    .values({ user_id, announcement_id: id, dismissed_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { Context } from '#server/platform/context.ts';

/** Notes that somebody turned off news from this email. The first time counts. */
export async function countUnsubscribe(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, announcement_id }: { user_id: string; announcement_id: string },
): Promise<void> {
  await db
    .updateTable('announcement_mails')
    .set({ unsubscribed_at: now().toISOString() })
    .where('announcement_id', '=', announcement_id)
    .where('user_id', '=', user_id)
    .where('unsubscribed_at', 'is', null)
    .execute();
}

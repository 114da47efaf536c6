import type { NoticeReading, NoticesRead } from '#contract/notices.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { countUnread } from './count-unread.ts';

/** What came in after the newest one that was seen stays new. */
export async function readNotices(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { notice_id, with_older }: NoticeReading,
): Promise<NoticesRead> {
  return inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('notices')
      .select('id')
      .where('id', '=', notice_id)
      .where('user_id', '=', userId)
      .where('is_shown', '=', true)
      .executeTakeFirst();
    if (known === undefined) throw new Problem('not_found', 'There is no such notice.');
    await tx
      .updateTable('notices')
      .set({ read_at: now().toISOString() })
      .where('user_id', '=', userId)
      .where('is_shown', '=', true)
      .where('read_at', 'is', null)
      .where('id', with_older ? '<=' : '=', notice_id)
      .execute();
    return { unread_notice_count: await countUnread(tx, userId) };
  });
}

import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { getAccount } from './account-query.ts';

export async function changeProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { full_name }: { full_name: string },
): Promise<Account> {
  const at = now();
  await db
    .updateTable('profiles')
    .set({ full_name, updated_at: at.toISOString() })
    .where('user_id', '=', userId)
    .execute();
  return getAccount(db, userId, at);
}

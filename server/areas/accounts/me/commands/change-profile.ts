import type { Account } from '#domain/accounts/access.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import type { Context } from '#server/platform/context.ts';

export async function changeProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  sessionId: string,
  { full_name }: { full_name: string },
): Promise<Account> {
  const at = now();
  await db
    .updateTable('profiles')
    .set({ full_name, updated_at: at.toISOString() })
    .where('user_id', '=', userId)
    .execute();
  return getAccount(db, userId, at, sessionId);
}

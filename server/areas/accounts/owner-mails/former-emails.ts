import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

const HEARS_FOR_DAYS = 14;

/** Addresses the account has left within the last two weeks. */
export async function listFormerEmails(tx: Tx, userId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - HEARS_FOR_DAYS * 86_400_000).toISOString();
  const rows = await tx
    .selectFrom('former_emails')
    .select('email')
    .distinct()
    .where('user_id', '=', userId)
    .where('left_at', '>=', since)
    .where('email', 'not in', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

export async function keepFormerEmail(
  tx: Tx,
  { user_id, email, left_at }: { user_id: string; email: string; left_at: string },
): Promise<void> {
  await tx.insertInto('former_emails').values({ id: newId(), user_id, email, left_at }).execute();
}

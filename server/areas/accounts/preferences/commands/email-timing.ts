import type { EmailTiming } from '#domain/accounts/notification-kinds.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The profile is locked, so that a change and the daily email don't cross. */
export function lockEmailTiming(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.email', 'p.last_digest_on', 'p.email_timing'])
    .where('p.user_id', '=', userId)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
}

export async function setEmailTiming(
  tx: Tx,
  userId: string,
  change: { email_timing: EmailTiming } | { last_digest_on: string },
): Promise<void> {
  await tx.updateTable('profiles').set(change).where('user_id', '=', userId).execute();
}

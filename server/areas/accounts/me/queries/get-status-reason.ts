import type { Account } from '#domain/accounts/access.ts';
import { applyAgainAt } from '#domain/creators/creator-states.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The status of an account or application with the reason given by the admin who decided. */
export async function getStatusReason(db: Database, { user_id }: Account) {
  const { status_reason, status_note, status, decided_at } = await db
    .selectFrom('profiles')
    .leftJoin('creators', 'creators.user_id', 'profiles.user_id')
    .select(['profiles.status_reason', 'creators.status_note', 'creators.status', 'creators.decided_at'])
    .where('profiles.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const again = status === 'rejected' ? applyAgainAt(decided_at) : null;
  return { status_reason, status_note, can_apply_again_at: again?.toISOString() ?? null };
}

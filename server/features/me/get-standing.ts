import type { Account } from '#domain/access.ts';
import { applyAgainAt } from '#domain/creator-states.ts';
import type { Database } from '../../db/database.ts';

/** Why an account or an application stands as it does, in the words of whoever decided. */
export async function getStanding(db: Database, { user_id }: Account) {
  const { status_reason, status_note, status, decided_at } = await db
    .selectFrom('profiles')
    .leftJoin('creators', 'creators.user_id', 'profiles.user_id')
    .select(['profiles.status_reason', 'creators.status_note', 'creators.status', 'creators.decided_at'])
    .where('profiles.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const again = status === 'rejected' ? applyAgainAt(decided_at) : null;
  return { status_reason, status_note, can_apply_again_at: again?.toISOString() ?? null };
}

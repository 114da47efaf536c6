import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longer than any read takes. After it, another worker takes over from one that died. */
const LEASE_MS = 5 * 60_000;

const HELD = [
  'id',
  'creator_id',
  'platform',
  'handle',
  'access_token_sealed',
  'refresh_token_sealed',
  'token_expires_at',
  'failing_since',
] as const;

export type ClaimedAccount = Awaited<ReturnType<typeof claimDue>>[number];

/** Claims due accounts, each for one worker, except those of suspended or deleted people. */
export async function claimDue({ db, now }: Pick<Context, 'db' | 'now'>, most: number) {
  const at = now().toISOString();
  return claim(db, now())
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('social_accounts as due')
        .innerJoin('creators', 'creators.id', 'due.creator_id')
        .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
        .select('due.id')
        .where('due.status', '=', 'connected')
        .where('due.next_sync_at', '<=', at)
        .where((or) => or.or([or('due.syncing_until', 'is', null), or('due.syncing_until', '<', at)]))
        .where('profiles.account_status', 'in', ['active', 'completed'])
        .orderBy('due.next_sync_at')
        .orderBy('due.id')
        .limit(most)
        .forUpdate('due')
        .skipLocked(),
    )
    .execute();
}

/** Claims one account, unless it is not connected or is being read right now. */
export function claimOne({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const at = now().toISOString();
  return claim(db, now())
    .where('id', '=', id)
    .where((eb) => eb.or([eb('syncing_until', 'is', null), eb('syncing_until', '<', at)]))
    .executeTakeFirst();
}

function claim(db: Database, now: Date) {
  return db
    .updateTable('social_accounts')
    .set({ syncing_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('status', '=', 'connected')
    .returning(HELD);
}

import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';

/** Longer than any reading takes. Whoever dies over one leaves it to the next after this. */
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

export type HeldForSync = Awaited<ReturnType<typeof claimDue>>[number];

/** The accounts whose time has come, each handed to one worker. People whose account is shut are left alone. */
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

/** One account, unless it is not connected or is being read at this moment. */
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

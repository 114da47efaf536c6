import { isWorking } from '#domain/accounts/account-states.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * The suspended side, by account or by creator status, or null. A business counts as suspended if its owner is. It runs
 * as its own statement after the work is locked, so that it sees what was committed while we waited.
 */
export async function findSuspendedSide(
  db: Database | Tx,
  { creator_id, business_id }: { creator_id: string; business_id: string },
): Promise<'creator' | 'business' | null> {
  const creator = await db
    .selectFrom('creators')
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['creators.status', 'profiles.account_status'])
    .where('creators.id', '=', creator_id)
    .executeTakeFirst();
  const { account_status = 'active', status = null } = creator ?? {};
  if (!isWorking({ role: 'creator', account_status }) || !passesCreatorGate(status)) return 'creator';
  return (await isOwnerSuspended(db, business_id)) ? 'business' : null;
}

async function isOwnerSuspended(db: Database | Tx, businessId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('businesses')
    .innerJoin('profiles', 'profiles.user_id', 'businesses.owner_id')
    .select('profiles.account_status')
    .where('businesses.id', '=', businessId)
    .executeTakeFirst();
  return owner !== undefined && !isWorking({ role: 'business', ...owner });
}

/**
 * While the owner is suspended nobody can release money by hand, managers included, because the admin would learn of it
 * too late. Waiting costs nothing, because every clock is stopped. The caller has locked the work.
 */
export async function requireOwnerWorking(tx: Tx, { business_id }: { business_id: string }): Promise<void> {
  if (!(await isOwnerSuspended(tx, business_id))) return;
  throw new Problem(
    'conflict',
    'We’re checking this business, so payments and deadlines are paused. Try again once we’re done.',
  );
}

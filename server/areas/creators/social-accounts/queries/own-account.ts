import type { OwnSocialAccount } from '#contract/creators/social-accounts.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A person's own social accounts, as shown to them. */
export function ownAccountQuery(db: Database | Tx, userId: string) {
  return db
    .selectFrom('social_accounts')
    .innerJoin('creators', 'creators.id', 'social_accounts.creator_id')
    .select(['social_accounts.id', 'platform', 'social_accounts.handle', 'social_accounts.status'])
    .select(['proof_code', 'followers', 'avg_views', 'claimed_followers', 'claimed_avg_views', 'is_private'])
    .select(['numbers_source', 'numbers_read_at', 'failing_since', 'last_failure', 'connected_at'])
    .where('creators.user_id', '=', userId);
}

/** Accounts of others do not exist here. */
export async function getOwnAccount(
  db: Database | Tx,
  userId: string,
  id: string,
): Promise<OwnSocialAccount> {
  const account = await ownAccountQuery(db, userId).where('social_accounts.id', '=', id).executeTakeFirst();
  if (account === undefined) throw notThere();
  return account;
}

/** The same, locked for a change. */
export async function lockOwnAccount(tx: Tx, userId: string, id: string): Promise<OwnSocialAccount> {
  const account = await ownAccountQuery(tx, userId)
    .where('social_accounts.id', '=', id)
    .forUpdate('social_accounts')
    .executeTakeFirst();
  if (account === undefined) throw notThere();
  return account;
}

function notThere(): Problem {
  return new Problem('not_found', 'We can’t find that account on your profile. It may have been removed.');
}

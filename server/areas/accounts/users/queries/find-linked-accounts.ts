import { sql } from 'kysely';
import type { LinkedAccount } from '#contract/accounts/users.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database } from '#server/platform/db/database.ts';

const MOST_EACH = 20;

/**
 * Other accounts with the same bank account, browser, mailing address or network, up to 20 for each. A network that more
 * accounts share belongs to a phone company or a campus, and says nothing.
 */
export async function findLinkedAccounts(db: Database, userId: string): Promise<LinkedAccount[]> {
  const { rows } = await sql<{ user_id: string; shares: LinkedAccount['shares'][number] }>`
    (select distinct k.user_id, 'bank' as shares
      from creators o join payees p on p.creator_id = o.id
      join payees q on q.bank_fingerprint = p.bank_fingerprint and q.id <> p.id
      join creators k on k.id = q.creator_id
      where o.user_id = ${userId} limit ${sql.lit(MOST_EACH)})
    union all
    (select distinct other.user_id, 'browser'
      from known_devices own join known_devices other on other.browser_id = own.browser_id
      where own.user_id = ${userId} limit ${sql.lit(MOST_EACH)})
    union all
    (select other.user_id, 'address'
      from mailing_addresses own join mailing_addresses other on other.address_hash = own.address_hash
      where own.user_id = ${userId} limit ${sql.lit(MOST_EACH)})
    union all
    (select distinct other.user_id, 'network'
      from known_devices own
      cross join lateral (
        select d.user_id, count(*) over () as found
        from (select distinct x.user_id from known_devices x
          where x.network_hash = own.network_hash limit ${sql.lit(MOST_EACH + 1)}) d
      ) other
      where own.user_id = ${userId} and own.network_hash is not null and other.found <= ${sql.lit(MOST_EACH)}
      limit ${sql.lit(MOST_EACH)})`.execute(db);
  const ids = [...new Set(rows.map(({ user_id }) => user_id))].filter((id) => id !== userId);
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'profiles.full_name', 'profiles.account_status'])
    .where('users.id', 'in', ids)
    .orderBy('users.id')
    .execute();
  return people.map(({ id, email, full_name, account_status }) => ({
    id,
    name: displayName({ full_name, email }),
    email,
    account_status,
    shares: [...new Set(rows.filter(({ user_id }) => user_id === id).map(({ shares }) => shares))],
  }));
}

import { type RawBuilder, sql } from 'kysely';
import { type AdminUsersQuery, USER_ROLE_FILTERS } from '#contract/accounts/users.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

/** A short search shows only the first matches, and people type on. */
export const MOST_MATCHES = 1000;

type Filters = Pick<AdminUsersQuery, 'search' | 'role' | 'account_status'> & Ranged;

/** Each has an index. Whoever never signed in comes before everyone who did. */
const ORDERS: Record<NonNullable<AdminUsersQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  joined: {},
  name: { value: sql`lower(coalesce(profiles.full_name, '')) collate "C"`, type: 'text' },
  email: { value: sql`users.email collate "C"`, type: 'text' },
  last_signed_in: {
    value: sql`coalesce(profiles.last_login_at, '-infinity'::timestamptz)`,
    type: 'timestamptz',
  },
};

export async function listUsers(context: Pick<Context, 'db' | 'files' | 'now'>, query: AdminUsersQuery) {
  const { db } = context;
  const { page, next_cursor } = await pageOfUsers(db, query);
  const faces = await readFaces(
    context,
    page.flatMap(({ creator_id }) => creator_id ?? []),
  );
  const users = page.map(({ creator_id, ...user }) => ({
    ...user,
    avatar_url: (creator_id && faces.get(creator_id)) ?? null,
  }));
  return { users, next_cursor, counts: query.cursor ? null : await countUsers(db, query) };
}

export async function pageOfUsers(
  db: Database,
  { sort = 'joined', direction = 'desc', cursor, limit, ...filters }: AdminUsersQuery & Ranged,
) {
  const id = sql.ref(sort === 'email' ? 'users.id' : 'profiles.user_id');
  const rows = await inOrder(selectUsers(db, filters), { ...ORDERS[sort], id, direction }, readCursor(cursor))
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('creators', 'creators.user_id', 'profiles.user_id')
    .select(['users.id', 'users.email', 'users.created_at', 'creators.id as creator_id'])
    .select([
      'profiles.full_name',
      'profiles.role',
      'profiles.admin_role',
      'profiles.account_status',
      'profiles.last_login_at',
    ])
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, ({ place, id }) => [place, id]);
}

function countUsers(db: Database, { search, role, account_status }: Filters) {
  const choices = { role: USER_ROLE_FILTERS, account_status: ACCOUNT_STATUSES };
  return countChoices(db, { search, role, account_status }, choices, selectUsers);
}

function selectUsers(db: Database, { search, role, account_status, range }: Filters) {
  return db
    .selectFrom('profiles')
    .$if(range !== undefined, (query) => query.where(isWithin(sql`profiles.created_at`, range)))
    .$if(role === 'none', (query) => query.where('profiles.role', 'is', null))
    .$if(role !== undefined && role !== 'none', (query) =>
      query.where('profiles.role', '=', role === 'none' ? null : (role ?? null)),
    )
    .$if(account_status !== undefined, (query) =>
      query.where('profiles.account_status', '=', account_status ?? 'active'),
    )
    .$if(isSearch(search), (query) => query.where('profiles.user_id', 'in', usersNamed(search ?? '')));
}

/** Accounts whose email, first or last name begins with this text. */
export function usersNamed(text: string): RawBuilder<string> {
  const by = (table: 'users' | 'profiles', id: string, column: RawBuilder<unknown>) =>
    sql`(select ${sql.ref(id)} from ${sql.table(table)} where ${beginsWith(column, text)} limit ${MOST_MATCHES})`;
  return sql<string>`(
    ${by('users', 'id', sql`email`)}
    union ${by('profiles', 'user_id', sql`lower(full_name)`)}
    union ${by('profiles', 'user_id', sql`lower(substring(full_name from '[^ ]+$'))`)}
  )`;
}

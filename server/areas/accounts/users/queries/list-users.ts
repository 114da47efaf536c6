import { type RawBuilder, sql } from 'kysely';
import type { AdminUsersQuery } from '#contract/accounts/users.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';

/** A short search shows only the first matches, and people type on. */
export const MOST_MATCHES = 1000;

/** Newest first: ids sort by creation time. */
export async function listUsers(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  { search, role, account_status, cursor, limit }: AdminUsersQuery,
) {
  const after = readCursor(cursor);
  const rows = await context.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .leftJoin('creators', 'creators.user_id', 'profiles.user_id')
    .select(['users.id', 'users.email', 'users.created_at', 'creators.id as creator_id'])
    .select(['profiles.full_name', 'profiles.role', 'profiles.admin_role', 'profiles.account_status'])
    .select('profiles.last_login_at')
    .$if(role === 'none', (query) => query.where('profiles.role', 'is', null))
    .$if(role !== undefined && role !== 'none', (query) =>
      query.where('profiles.role', '=', role === 'none' ? null : (role ?? null)),
    )
    .$if(account_status !== undefined, (query) =>
      query.where('profiles.account_status', '=', account_status ?? 'active'),
    )
    .$if(isSearch(search), (query) => query.where('profiles.user_id', 'in', usersNamed(search ?? '')))
    .$if(after !== null, (query) => query.where('profiles.user_id', '<', after?.[1] ?? ''))
    .orderBy('profiles.user_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  const faces = await readFaces(
    context,
    page.flatMap(({ creator_id }) => creator_id ?? []),
  );
  const users = page.map(({ creator_id, ...user }) => ({
    ...user,
    avatar_url: (creator_id && faces.get(creator_id)) ?? null,
  }));
  return { users, next_cursor };
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

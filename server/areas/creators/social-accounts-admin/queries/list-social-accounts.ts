import { type ExpressionBuilder, sql } from 'kysely';
import type { AdminSocialQuery } from '#contract/creators/social-accounts-admin.ts';
import type { SocialFilter } from '#domain/creators/social-account-states.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import type { SocialAccounts } from '#server/platform/db/tables.gen.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';
import { expiringUntil } from './expiring-until.ts';
import { adminSocialQuery } from './row-query.ts';

/** A short search shows only the first matches, and people type on. */
const MOST_MATCHES = 1000;

/** Newest first: ids sort by creation time. */
export async function listAllSocialAccounts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, platform, filter, cursor, limit, range }: AdminSocialQuery & Ranged,
) {
  const after = readCursor(cursor);
  const rows = await adminSocialQuery(db)
    .$if(range !== undefined, (query) => query.where(isWithin(sql`a.created_at`, range)))
    .$if(platform !== undefined, (query) => query.where('a.platform', '=', platform ?? 'instagram'))
    .$if(filter !== undefined, (query) => query.where((eb) => isIn(eb, filter ?? 'connected', now())))
    .$if(isSearch(search), (query) => query.where('a.id', 'in', accountsNamed(search ?? '')))
    .$if(after !== null, (query) => query.where('a.id', '<', after?.[1] ?? ''))
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { accounts: page, next_cursor };
}

function isIn(eb: ExpressionBuilder<{ a: SocialAccounts }, 'a'>, filter: SocialFilter, now: Date) {
  switch (filter) {
    case 'expiring':
      return eb.and([eb('a.status', '=', 'connected'), eb('a.token_expires_at', '<', expiringUntil(now))]);
    case 'failing':
      return eb('a.failing_since', 'is not', null);
    case 'unproven':
      return eb('a.status', 'in', ['claimed', 'code_given']);
    default:
      return eb('a.status', '=', filter);
  }
}

/** Accounts whose handle, name or email begins with this text. */
function accountsNamed(text: string) {
  const handle = text.replace(/^@/, '');
  return sql<string>`(
    (select id from social_accounts where ${beginsWith(sql`handle`, handle)} limit ${MOST_MATCHES})
    union (select s.id from social_accounts s join creators c on c.id = s.creator_id
      where c.user_id in ${usersNamed(text)} limit ${MOST_MATCHES})
  )`;
}

import { type ExpressionBuilder, sql } from 'kysely';
import type { AdminSocialQuery } from '#contract/admin-social-accounts.ts';
import type { SocialFilter } from '#domain/social-account-states.ts';
import type { Context } from '../../context.ts';
import { cutPage, readCursor } from '../../db/cursor.ts';
import { beginsWith, isSearch } from '../../db/prefix.ts';
import type { SocialAccounts } from '../../db/tables.gen.ts';
import { usersNamed } from '../admin-users/list-users.ts';
import { expiringUntil } from './expiring-until.ts';
import { adminSocialQuery } from './row-query.ts';

/** Whoever types less than enough is shown the first of many, and types on. */
const MOST_MATCHES = 1000;

/** Newest first: ids sort by time of making. */
export async function listAllSocialAccounts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { search, platform, filter, cursor, limit }: AdminSocialQuery,
) {
  const after = readCursor(cursor);
  const rows = await adminSocialQuery(db)
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

/** Whose handle there, or whose name or email here, begins with this. */
function accountsNamed(text: string) {
  const handle = text.replace(/^@/, '');
  return sql<string>`(
    (select id from social_accounts where ${beginsWith(sql`handle`, handle)} limit ${MOST_MATCHES})
    union (select s.id from social_accounts s join creators c on c.id = s.creator_id
      where c.user_id in ${usersNamed(text)} limit ${MOST_MATCHES})
  )`;
}

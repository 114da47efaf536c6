import { type ExpressionBuilder, sql } from 'kysely';
import type { AdminSocialQuery } from '#contract/creators/social-accounts-admin.ts';
import { SOCIAL_FILTERS, type SocialFilter } from '#domain/creators/social-account-states.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import type { Context } from '#server/platform/context.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { beginsWith, isSearch } from '#server/platform/db/prefix.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import type { SocialAccounts } from '#server/platform/db/tables.gen.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';
import { expiringUntil } from './expiring-until.ts';
import { adminSocialQuery } from './row-query.ts';

/** A short search shows only the first matches, and people type on. */
const MOST_MATCHES = 1000;

type Filters = Pick<AdminSocialQuery, 'search' | 'platform' | 'filter'> & Ranged;

/** Each has an index. What was never read, counted or connected comes before all that was. */
const ORDERS: Record<NonNullable<AdminSocialQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  added: {},
  followers: { value: sql`coalesce(a.followers, -1)`, type: 'bigint' },
  synced: { value: sql`coalesce(a.numbers_read_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
  expires: { value: sql`coalesce(a.token_expires_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
};

export async function listAllSocialAccounts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { sort = 'added', direction = 'desc', cursor, limit, ...filters }: AdminSocialQuery & Ranged,
) {
  const at = now();
  const select = (from: Database, wanted: Filters) => selectAccounts(adminSocialQuery(from), wanted, at);
  const order = { ...ORDERS[sort], id: sql.ref('a.id'), direction };
  const rows = await inOrder(select(db, filters), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const choices = { filter: SOCIAL_FILTERS, platform: SOCIAL_PLATFORMS };
  const counts = cursor ? null : await countChoices(db, filters, choices, select);
  return { accounts: page, next_cursor, counts };
}

type Accounts = ReturnType<typeof adminSocialQuery>;

function selectAccounts(accounts: Accounts, { search, platform, filter, range }: Filters, now: Date) {
  return accounts
    .$if(range !== undefined, (query) => query.where(isWithin(sql`a.created_at`, range)))
    .$if(platform !== undefined, (query) => query.where('a.platform', '=', platform ?? 'instagram'))
    .$if(filter !== undefined, (query) => query.where((eb) => isIn(eb, filter ?? 'connected', now)))
    .$if(isSearch(search), (query) => query.where('a.id', 'in', accountsNamed(search ?? '')));
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

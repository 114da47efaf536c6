import { sql } from 'kysely';
import type { ApiKeyPage } from '#contract/accounts/api-keys.ts';
import type { Account } from '#domain/accounts/access.ts';
import { scopesFor } from '#domain/accounts/api-keys.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { presentKey, selectKeys } from '../present-key.ts';

const A_PAGE = 20;

/** The person's own keys, for the business they work in. */
export async function listKeys(
  { db }: Pick<Context, 'db'>,
  account: Account,
  cursor: string | undefined,
): Promise<ApiKeyPage> {
  const after = readCursor(cursor);
  const rows = await selectKeys(db)
    .where('user_id', '=', account.user_id)
    .where(sql<boolean>`business_id is not distinct from ${keyBusiness(account)}::uuid`)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(A_PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, A_PAGE, ({ created_at, id }) => [created_at, id]);
  return { api_keys: page.map(presentKey), scopes: [...scopesFor(account)], next_cursor };
}

/** The business a key of this person works in; null for creators and admins. */
export function keyBusiness({ role, business }: Account): string | null {
  return role === 'business' ? (business?.id ?? null) : null;
}

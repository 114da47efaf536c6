import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import { API_KEY_PREFIX, type ApiScope } from '#domain/accounts/api-keys.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { findOwnMembership } from '#server/areas/base/actors/find-own-membership.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { RequestKey, RequestSession } from '#server/platform/http/fastify-types.ts';
import { hashKey, isKeyShaped } from '../hash-key.ts';

interface KeyHolder {
  account: Account;
  session: RequestSession;
  api_key: RequestKey;
}

const BEARER = `Bearer ${API_KEY_PREFIX}`;

/**
 * The person behind a request with an API key, in the key's business; null for requests without one. A key that
 * doesn't work is refused, also where visitors are let in, so that its program notices.
 */
export async function findKeyHolder(
  context: Pick<Context, 'db' | 'now'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<KeyHolder | null> {
  const { authorization = '' } = headers;
  if (!authorization.startsWith(BEARER)) return null;
  const key = authorization.slice('Bearer '.length);
  const row = isKeyShaped(key) ? await findKey(context.db, key) : undefined;
  const now = context.now();
  if (row === undefined || (row.expires_at !== null && new Date(row.expires_at) <= now)) throw unusable();
  const found = await getAccount(context.db, row.user_id, now);
  const business = row.business_id
    ? await findOwnMembership(context.db, row.user_id, row.business_id)
    : found.business;
  if (found.account_status === 'deleted' || (row.business_id !== null && business === null)) throw unusable();
  await noteUse(context, row.id, row.last_used_at);
  return {
    // The key knows no other business, so no request can switch to one.
    account: { ...found, business, business_count: business === null ? 0 : 1 },
    session: asSession(row, now),
    api_key: { id: row.id, scopes: row.scopes as ApiScope[] },
  };
}

function findKey(db: Context['db'], key: string) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'business_id', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('key_hash', '=', hashKey(key))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Handlers get a session that no row stands behind and that is never confirmed. */
function asSession(
  { id, created_at, expires_at }: { id: string; created_at: string; expires_at: string | null },
  now: Date,
): RequestSession {
  const at = now.toISOString();
  return {
    id,
    token: '',
    expires_at: expires_at ?? at,
    renewed_at: created_at,
    confirmed_at: null,
    seen_at: at,
  };
}

const NOTED_EVERY_MS = 60_000;

async function noteUse({ db, now }: Pick<Context, 'db' | 'now'>, id: string, last: string | null) {
  const at = now();
  if (last !== null && at.getTime() - new Date(last).getTime() < NOTED_EVERY_MS) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: at.toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`last_used_at is not distinct from ${last}::timestamptz`)
    .execute();
}

function unusable(): Problem {
  return new Problem(
    'authentication_required',
    'This API key doesn’t work. It may have expired or been revoked.',
  );
}

import type { ApiKey } from '#contract/accounts/api-keys.ts';
import type { ApiScope } from '#domain/accounts/api-keys.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The hash stays in the table. */
export function selectKeys(db: Database | Tx) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'key_start', 'key_end', 'scopes', 'created_at', 'expires_at'])
    .select(['last_used_at', 'ended_at', 'end_cause']);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>;

export function presentKey({ key_start: start, key_end: end, scopes, ...row }: Row): ApiKey {
  return { ...row, start, end, scopes: scopes as ApiScope[] };
}

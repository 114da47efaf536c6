import type { ConfirmationStatus } from '#contract/accounts/confirmations.ts';
import { confirmedUntil, isFresh } from '#domain/accounts/confirmations.ts';
import { listFactorKinds } from '#server/areas/accounts/factors/queries/find-factors.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';

/** Accounts with a passkey or an authenticator app confirm with that, all others with the password. */
export async function describeConfirmation(
  db: Database,
  userId: string,
  { confirmed_at }: Pick<RequestSession, 'confirmed_at'>,
): Promise<ConfirmationStatus> {
  const kinds = await listFactorKinds(db, userId);
  const until = isFresh(confirmed_at, new Date()) ? confirmedUntil(confirmed_at) : null;
  return {
    methods: kinds.length > 0 ? kinds : ['password'],
    confirmed_until: until?.toISOString() ?? null,
  };
}

import type { ConnectablePlatform } from '#domain/creators/social-platforms.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { readSigned, sign } from '#server/platform/secrets/signed-token.ts';
import { unseal } from '#server/platform/social/seal.ts';

export const CONNECTION_MINUTES = 10;
const PURPOSE = 'social-connection';

/** The OAuth `state` parameter: the id of the connection attempt, signed by us. */
export function writeState(secrets: Secrets, id: string): string {
  return sign(secrets, PURPOSE, id);
}

interface Traveller {
  user_id: string;
  session_id: string;
  platform: ConnectablePlatform;
}

/** Ends a connection attempt and returns its verifier: once, in time, and only for the session that began it. */
export async function spendState(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  state: string,
  { user_id, session_id, platform }: Traveller,
): Promise<string> {
  const id = readSigned(config, PURPOSE, state);
  if (id === null) throw notBegun();
  const begun = await db
    .deleteFrom('social_connections')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .where('platform', '=', platform)
    .where('expires_at', '>', now().toISOString())
    .returning('verifier_sealed')
    .executeTakeFirst();
  const verifier = begun ? unseal(config, `${id}:verifier`, begun.verifier_sealed) : null;
  if (verifier === null) throw notBegun();
  return verifier;
}

function notBegun(): Problem {
  return new Problem(
    'link_unusable',
    'This connection was already used, took longer than 10 minutes or started in another browser. Start again.',
  );
}

import type { ConnectablePlatform } from '#domain/social-platforms.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { readSigned, sign } from '../../http/signed-token.ts';
import { unseal } from '../../social/seal.ts';

export const CONNECTION_MINUTES = 10;
const PURPOSE = 'social-connection';

/** What travels to the platform and back: the name of a way that was begun, with our seal. */
export function writeState(config: Pick<Config, 'app_secret'>, id: string): string {
  return sign(config.app_secret, PURPOSE, id);
}

interface Traveller {
  user_id: string;
  session_id: string;
  platform: ConnectablePlatform;
}

/** Ends the way that was begun and answers with its verifier: once, in time, and for who began it in this session. */
export async function spendState(
  { config, db, now }: Pick<Context, 'config' | 'db' | 'now'>,
  state: string,
  { user_id, session_id, platform }: Traveller,
): Promise<string> {
  const id = readSigned(config.app_secret, PURPOSE, state);
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
    'This way back was used, took longer than 10 minutes, or was begun in another browser. Start again.',
  );
}

import { randomBytes } from 'node:crypto';
import { sealAuthenticator } from '#server/areas/accounts/factors/commands/authenticator-secret.ts';
import { codeAt, stepAt } from '#server/areas/accounts/factors/commands/totp.ts';
import type { Context } from '#server/platform/context.ts';
import type { Person } from './people.ts';

/** An authenticator app somebody added before, and the code it shows: now, or some steps from now. */
export async function newAuthenticator(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { user_id }: Pick<Person, 'user_id'>,
): Promise<(stepsAhead?: number) => string> {
  const secret = randomBytes(20);
  await db
    .insertInto('authenticator_apps')
    .values({
      user_id,
      sealed_secret: sealAuthenticator(config, user_id, secret),
      added_at: now().toISOString(),
    })
    .execute();
  return (stepsAhead = 0) => codeAt(secret, stepAt(now()) + stepsAhead);
}

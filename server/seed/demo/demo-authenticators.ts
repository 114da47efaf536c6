import { createHash } from 'node:crypto';
import { sealAuthenticator } from '#server/areas/accounts/factors/commands/authenticator-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { seedId } from '#server/seed/ids.ts';
import { PEOPLE } from './people.ts';

const SECRET_BYTES = 20;

/** The demo's admins, who need more than the public password. */
export const DEMO_ADMINS = PEOPLE.filter(({ role }) => role === 'admin').map(({ email }) => ({
  email,
  user_id: seedId('person', email),
}));

/** As public as the demo's password, so `/dev/authenticator` can show its codes. */
export function demoSecret(email: string): Buffer {
  return createHash('sha256').update(`bizmeet-demo:${email}`).digest().subarray(0, SECRET_BYTES);
}

export async function writeDemoAuthenticators(tx: Tx, config: Secrets, now: Date): Promise<void> {
  await tx
    .insertInto('authenticator_apps')
    .values(
      DEMO_ADMINS.map(({ email, user_id }) => ({
        user_id,
        sealed_secret: sealAuthenticator(config, user_id, demoSecret(email)),
        added_at: now.toISOString(),
      })),
    )
    .execute();
}

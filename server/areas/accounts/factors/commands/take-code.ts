import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { openAuthenticator } from './authenticator-secret.ts';
import { findStep } from './totp.ts';

interface Wanted {
  /** True for the first code, which proves that the app holds the secret. */
  isBeingAdded: boolean;
}

/** True for a correct code that was not used before. If it is used twice at once, one succeeds. */
export async function takeCode(
  tx: Tx,
  { config, now }: Pick<Context, 'config' | 'now'>,
  userId: string,
  code: string,
  { isBeingAdded }: Wanted = { isBeingAdded: false },
): Promise<boolean> {
  const app = await tx
    .selectFrom('authenticator_apps')
    .select(['sealed_secret', 'last_used_step'])
    .where('user_id', '=', userId)
    .where('added_at', isBeingAdded ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (app === undefined) return false;
  const secret = openAuthenticator(config, userId, app.sealed_secret);
  const step = secret && findStep(secret, code, now());
  if (step === null || step <= Number(app.last_used_step)) return false;
  const at = now().toISOString();
  await tx
    .updateTable('authenticator_apps')
    .set({ last_used_step: step, last_used_at: at, ...(isBeingAdded && { added_at: at }) })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

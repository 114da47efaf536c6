import { randomBytes } from 'node:crypto';
import type { AuthenticatorSetup } from '#contract/accounts/factors.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { drawQr } from '#server/platform/documents/draw-qr.ts';
import { Problem } from '#server/platform/errors.ts';
import { sealAuthenticator } from './authenticator-secret.ts';
import { toBase32 } from './totp.ts';

const SECRET_BYTES = 20;

/** Makes a new secret for the app. It doesn't count as a factor until a code from the app has proved it. */
export async function setUpAuthenticator(
  { db, config }: Context,
  { user_id, email }: Account,
): Promise<AuthenticatorSetup> {
  const bytes = randomBytes(SECRET_BYTES);
  const sealed_secret = sealAuthenticator(config, user_id, bytes);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticator_apps')
    .values({ user_id, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret, last_used_step: 0 })
        .where('authenticator_apps.added_at', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) {
    throw new Problem('conflict', 'You already have an authenticator app. Remove it first.');
  }
  const secret = toBase32(bytes);
  const uri = `otpauth://totp/Bizmeet:${encodeURIComponent(email)}?secret=${secret}&issuer=Bizmeet`;
  return { secret, uri, qr: drawQr(uri) };
}

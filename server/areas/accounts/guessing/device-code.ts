import { createHmac, randomInt } from 'node:crypto';
import { DEVICE_CODE_MINUTES } from '#domain/accounts/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

/** No letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Makes the code while its mail is written. The table stores only a keyed hash. */
export async function mintDeviceCode(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { user_id, email }: { user_id: string; email: string },
): Promise<string> {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await db
    .insertInto('device_codes')
    .values({
      code_hash: hashDeviceCode(config, email, code),
      user_id,
      expires_at: new Date(now().getTime() + DEVICE_CODE_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Ignores case and the hyphen. */
export function hashDeviceCode(secrets: Secrets, email: string, code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHmac('sha256', keyFor(secrets, 'device-code'))
    .update(`${email}\n${plain}`)
    .digest('base64url');
}

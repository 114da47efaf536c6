import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

type Secrets = Pick<Config, 'app_secret' | 'app_secret_previous'>;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Closes a text so that only this installation opens it, and only for what it was closed for: what is moved to another
 * row stays shut there. The id of the key stands in front, so that a secret can be changed.
 */
export function seal({ app_secret }: Secrets, purpose: string, text: string): string {
  const { id, bytes } = keyOf(app_secret);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(purpose));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')}`;
}

/** Null for what this installation did not close, or closed for something else. */
export function unseal(
  { app_secret, app_secret_previous }: Secrets,
  purpose: string,
  sealed: string,
): string | null {
  const [id, text = ''] = sealed.split('.');
  const key = [app_secret, app_secret_previous]
    .flatMap((secret) => (secret === undefined ? [] : keyOf(secret)))
    .find((candidate) => candidate.id === id);
  const bytes = Buffer.from(text, 'base64url');
  if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): { id: string; bytes: Buffer } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'bizmeet/social-tokens/1', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

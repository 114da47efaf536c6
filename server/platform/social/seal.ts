import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type KeyPurpose, keyFor, keysFor, type Secrets } from '#server/platform/secrets/derive-key.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text so that only this installation can decrypt it, and only for its purpose: moved to another row, it
 * can't be opened. The key's id comes first, so that a secret can be changed.
 */
export function seal(
  secrets: Secrets,
  purpose: string,
  text: string,
  keyPurpose: KeyPurpose = 'social-tokens',
): string {
  const { id, bytes } = named(keyFor(secrets, keyPurpose));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(purpose));
  const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url')}`;
}

/** Null if this installation didn't encrypt it, or did so for another purpose. */
export function unseal(
  secrets: Secrets,
  purpose: string,
  sealed: string,
  keyPurpose: KeyPurpose = 'social-tokens',
): string | null {
  const [id, text = ''] = sealed.split('.');
  const key = keysFor(secrets, keyPurpose)
    .map(named)
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

function named(bytes: Buffer): { id: string; bytes: Buffer } {
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

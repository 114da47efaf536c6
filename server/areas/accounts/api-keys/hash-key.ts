import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '#domain/accounts/api-keys.ts';

const SHAPE = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`);

/** 256 random bits, so a plain hash is enough to store it. */
export function newKey(): string {
  return `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function isKeyShaped(key: string): boolean {
  return SHAPE.test(key);
}

import { randomInt } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 10;

/** Short enough for a URL and impossible to guess. */
export function newPublicId(): string {
  return Array.from({ length: LENGTH }, () => BASE58.charAt(randomInt(BASE58.length))).join('');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '#domain/accounts/factors.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The time step of RFC 6238, which lasts half a minute. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS);
}

/** RFC 6238 with SHA-1, the one algorithm every app supports. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP_DIGITS;
  return String(number).padStart(TOTP_DIGITS, '0');
}

/** The time step of a code; null if it is not near now. A clock may be one step off either way. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  const given = Buffer.from(code);
  const found = [current - 1, current, current + 1].filter((step) => {
    const wanted = Buffer.from(codeAt(secret, step));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return found.at(-1) ?? null;
}

/** Base32, for people who type the secret into their app. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Problem } from '#server/platform/errors.ts';
import { roomFor } from '#server/platform/workers/room-for.ts';
import { callerGroup } from './caller-group.ts';

/** OWASP's first choice for scrypt: with a cost of 17, 128 MB and about a sixth of a second for each guess. */
const SHAPE = { block: 8, parallel: 1 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;
const MOST_MEMORY = 256 * 1024 * 1024;

/**
 * Hashing runs on Node's own threads. More at once than there are cores would only take memory and delay everyone.
 */
const hashing = roomFor({
  atOnce: Math.min(availableParallelism(), 4),
  waiting: 60,
  groupOf: callerGroup,
  whenFull: () =>
    new Problem('unavailable', 'A lot of people are signing in right now. Try again in a moment.'),
});

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

interface Cost {
  log2: number;
  block: number;
  parallel: number;
}

export async function hashPassword(password: string, log2: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { block, parallel } = SHAPE;
  const key = await hashing(() => deriveKey(password, salt, { log2, block, parallel }));
  return ['scrypt', log2, block, parallel, salt.toString('base64'), key.toString('base64')].join('$');
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [kind, log2, block, parallel, salt = '', key = ''] = hash.split('$');
  if (kind !== 'scrypt') return false;
  const cost = { log2: Number(log2), block: Number(block), parallel: Number(parallel) };
  const wanted = Buffer.from(key, 'base64');
  try {
    const given = await hashing(() => deriveKey(password, Buffer.from(salt, 'base64'), cost));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  } catch (cause) {
    // An impossible cost means that the row is damaged, so nothing matches it.
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}

/** The same letters may be typed as other code points on another keyboard. */
function deriveKey(password: string, salt: Buffer, { log2, block, parallel }: Cost): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, {
    N: 2 ** log2,
    r: block,
    p: parallel,
    maxmem: MOST_MEMORY,
  });
}

import { FIXED_DRAWINGS } from '#art/catalogue.ts';
import { Problem } from '#server/platform/errors.ts';
import { threadsFor } from '#server/platform/workers/threads.ts';
import { type ByteCache, byteCache } from './byte-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { tokenBuckets } from './token-buckets.ts';

/** About 2,000 shops; the one that wasn't requested for the longest time is dropped first. */
const MOST_CACHED_BYTES = 32 * 1024 * 1024;
/** A page of campaigns has 24 shops, each by day and by night. */
const NEW_AT_ONCE = 240;
const NEW_PER_SECOND = 2;

/** A finished drawing is served from memory without a limit. Only new drawings cost time, and those are limited. */
export function openDrawings() {
  const draw = threadsFor<string, { drawing: PreparedAnswer | null }>({
    module: new URL('./art-thread.ts', import.meta.url),
    most_ms: 10_000,
    most_mib: 128,
    at_once: 1,
    waiting: 300,
    whenFull: () =>
      new Problem('unavailable', 'We’re making a lot of drawings right now. Try again in a moment.'),
  });
  /** The few dozen drawings that show nobody's shop are drawn once and kept. */
  const fixed: ByteCache<PreparedAnswer> = byteCache(Number.POSITIVE_INFINITY, sizeOf);
  const cached = byteCache(MOST_CACHED_BYTES, sizeOf);
  const underWay = new Map<string, Promise<PreparedAnswer | null>>();
  const takeToken = tokenBuckets({ most: NEW_AT_ONCE, per_second: NEW_PER_SECOND });

  async function make(path: string): Promise<PreparedAnswer | null> {
    const made = await draw(path);
    if (made === null) throw new Problem('unavailable', 'This drawing took too long. Try again in a moment.');
    if (made.drawing !== null) (FIXED_DRAWINGS.has(path) ? fixed : cached).put(path, made.drawing);
    return made.drawing;
  }

  /** Null if no drawing has this address. */
  return async function getDrawing(path: string, network: string): Promise<PreparedAnswer | null> {
    const known = fixed.get(path) ?? cached.get(path) ?? underWay.get(path);
    if (known !== undefined) return known;
    if (!FIXED_DRAWINGS.has(path) && !takeToken(network)) {
      throw new Problem(
        'too_many_requests',
        'You’ve requested too many new drawings. Try again in a minute.',
      );
    }
    const making = make(path).finally(() => underWay.delete(path));
    underWay.set(path, making);
    return making;
  };
}

function sizeOf({ br, gzip }: PreparedAnswer): number {
  return br.length + gzip.length + 500;
}

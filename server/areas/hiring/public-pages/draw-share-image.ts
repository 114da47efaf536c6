import { SHARE_FRAME, type ShareCard } from '#art/share/share-card.ts';
import { Problem } from '#server/platform/errors.ts';
import { byteCache } from '#server/platform/http/byte-cache.ts';
import { tokenBuckets } from '#server/platform/http/token-buckets.ts';
import { threadsFor } from '#server/platform/workers/threads.ts';

/** A few hundred images; the one that wasn't requested for the longest time is dropped first. */
const MOST_CACHED_BYTES = 24 * 1024 * 1024;
const NEW_AT_ONCE = 40;
const NEW_PER_SECOND = 1;
const COLORS = 128;

/** Draws share images, each once. Only new ones cost time, and those are limited by network. */
export function openShareImages(mostBytes = MOST_CACHED_BYTES) {
  const draw = threadsFor<ShareCard, { svg: string }>({
    module: new URL('./share-thread.ts', import.meta.url),
    ...{ most_ms: 10_000, most_mib: 128, at_once: 1, waiting: 60 },
    whenFull: () =>
      new Problem('unavailable', 'We’re making a lot of pictures right now. Try again in a moment.'),
  });
  const cached = byteCache<Buffer>(mostBytes, ({ length }) => length);
  const underWay = new Map<string, Promise<Buffer>>();
  const takeToken = tokenBuckets({ most: NEW_AT_ONCE, per_second: NEW_PER_SECOND });

  async function make(key: string, card: ShareCard): Promise<Buffer> {
    const drawn = await draw(card);
    if (drawn === null)
      throw new Problem('unavailable', 'This picture took too long. Try again in a moment.');
    // The library works on threads of its own. It is loaded for the first image, not with the program.
    const { default: sharp } = await import('sharp');
    const png = await sharp(Buffer.from(drawn.svg))
      .resize(SHARE_FRAME)
      .flatten()
      .png({ palette: true, colours: COLORS, effort: 4 })
      .toBuffer();
    cached.put(key, png);
    return png;
  }

  return async ({ title, line, picture }: ShareCard, network: string): Promise<Buffer> => {
    const key = JSON.stringify([title, line, picture]);
    const known = cached.get(key) ?? underWay.get(key);
    if (known !== undefined) return known;
    if (!takeToken(network)) {
      throw new Problem(
        'too_many_requests',
        'You’ve requested too many new pictures. Try again in a minute.',
      );
    }
    const making = make(key, { title, line, picture }).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

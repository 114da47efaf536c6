import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SharedPage } from './read-page.ts';

/** About 20 KB each. */
const MOST_PAGES = 1_000;

interface Kept {
  until: number;
  page: Promise<SharedPage>;
}

/**
 * Caches pages that are the same for everyone until a campaign on the list changes. Each page knows the generation of
 * the list it was read from, and a reader checks that it is still current. Parallel requests share one read.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  find(key: string, now: Date): Kept | null {
    const known = this.#kept.get(key);
    return known && known.until > now.getTime() ? known : null;
  }

  /** Caches the page that is being read, without anything about its reader. */
  async keep<Reading extends { page: SharedPage }>(
    key: string,
    now: Date,
    reading: Promise<Reading>,
  ): Promise<Reading> {
    const kept = { until: now.getTime() + this.#seconds * 1000, page: reading.then(({ page }) => page) };
    this.#put(key, kept);
    // The reader gets the error below. This keeps it from being unhandled if nobody else waits for the page.
    kept.page.catch(() => undefined);
    try {
      return await reading;
    } catch (cause) {
      this.drop(key, kept);
      throw cause;
    }
  }

  /** Removes a page, unless another one has replaced it. */
  drop(key: string, kept: Kept): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }

  /** Adds a page. If the cache is full, the oldest one is removed. */
  #put(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const caches = new WeakMap<Database, PageCache>();

/** One cache per process and database. */
export function pageCacheOf({ db, config }: Pick<Context, 'db' | 'config'>): PageCache {
  const known = caches.get(db);
  if (known) return known;
  const cache = new PageCache(config.feed_cache_seconds);
  caches.set(db, cache);
  return cache;
}

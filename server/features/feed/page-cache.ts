import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { SharedPage } from './read-page.ts';

/** About 20 KB each. */
const MOST_PAGES = 1_000;

interface Kept {
  until: number;
  page: Promise<SharedPage>;
}

/**
 * Pages that are the same for everybody, as long as no campaign of the list has changed: each knows the generation of the
 * list it was read under, and whoever finds it asks whether that is still the last one. Whoever asks while it is read waits
 * for the same answer.
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

  /** Keeps the page of what is being read, and nothing of whom it is read for. */
  async keep<Reading extends { page: SharedPage }>(
    key: string,
    now: Date,
    reading: Promise<Reading>,
  ): Promise<Reading> {
    const kept = { until: now.getTime() + this.#seconds * 1000, page: reading.then(({ page }) => page) };
    this.#put(key, kept);
    // Whoever reads is told below, also where nobody else waits for the page.
    kept.page.catch(() => undefined);
    try {
      return await reading;
    } catch (cause) {
      this.drop(key, kept);
      throw cause;
    }
  }

  /** Unless another has taken its place. */
  drop(key: string, kept: Kept): void {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
  }

  /** The page that was read longest ago makes room. */
  #put(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_PAGES && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const caches = new WeakMap<Database, PageCache>();

/** One a process and database. */
export function pageCacheOf({ db, config }: Pick<Context, 'db' | 'config'>): PageCache {
  const known = caches.get(db);
  if (known) return known;
  const cache = new PageCache(config.feed_cache_seconds);
  caches.set(db, cache);
  return cache;
}

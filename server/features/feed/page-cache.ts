import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ReadPage } from './read-page.ts';

/** About 20 KB each. */
const MOST_PAGES = 1_000;

interface Kept {
  generation: number;
  until: number;
  page: Promise<ReadPage>;
  /** Null until it has been read. */
  ids: readonly string[] | null;
}

/**
 * Pages that are the same for everybody, as long as no campaign of the list has changed: each is kept with the generation
 * of the list it was read under, and is worth nothing under another one. Whoever asks while it is read waits for the same
 * answer.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** The campaigns of the page that may still be good; none where it has to be read. */
  idsOf(key: string): readonly string[] {
    return this.#kept.get(key)?.ids ?? [];
  }

  async take(key: string, generation: number, now: Date, read: () => Promise<ReadPage>): Promise<ReadPage> {
    const known = this.#kept.get(key);
    if (known && known.generation === generation && known.until > now.getTime()) return known.page;
    const kept: Kept = { generation, until: now.getTime() + this.#seconds * 1000, page: read(), ids: null };
    this.#put(key, kept);
    try {
      const page = await kept.page;
      kept.ids = page.campaigns.map(({ campaign_id }) => campaign_id);
      return page;
    } catch (cause) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw cause;
    }
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

import { createTabStores, isRecord } from '#web/session/tab-store.ts';

export interface ReviewWordsDraft {
  /** One to five, as text; empty where none are chosen. */
  stars: string;
  words: string;
}

/** One for each side of each piece of work. Null before anything was changed. */
export const reviewWordsOf = createTabStores<ReviewWordsDraft | null>({
  key: 'review-words',
  version: 1,
  empty: null,
  read: (kept) => {
    if (!isRecord(kept) || typeof kept.stars !== 'string' || typeof kept.words !== 'string') return null;
    return { stars: kept.stars, words: kept.words };
  },
});

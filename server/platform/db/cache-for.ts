import type { Database } from './database.ts';

/**
 * For answers that are the same for everyone and may be a little old: one process asks the database at most once in
 * `seconds`. A failure isn't cached.
 */
export function cacheFor<T>(seconds: number, read: (db: Database, now: Date) => Promise<T>) {
  const kept = new WeakMap<Database, { answer: Promise<T>; until: number }>();
  return (db: Database, now: Date): Promise<T> => {
    const known = kept.get(db);
    if (known !== undefined && known.until > now.getTime()) return known.answer;
    const answer = read(db, now);
    kept.set(db, { answer, until: now.getTime() + seconds * 1000 });
    answer.catch(() => kept.delete(db));
    return answer;
  };
}

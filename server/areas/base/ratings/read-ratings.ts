import { sql } from 'kysely';
import type { RatingFigures } from '#contract/base/ratings.ts';
import { averageOf } from '#domain/work/ratings.ts';
import type { Database } from '#server/platform/db/database.ts';

const NONE: RatingFigures = { count: 0, average: null };

/** The ratings of these creators, or of these businesses, in one statement. Ratings that aren't published yet and hidden ones don't count. */
export async function readRatings(
  db: Database,
  of: 'creator' | 'business',
  ids: readonly string[],
): Promise<(id: string) => RatingFigures> {
  if (ids.length === 0) return () => NONE;
  const subject = of === 'creator' ? 'creator_id' : 'business_id';
  const rows = await db
    .selectFrom('ratings')
    .select([`${subject} as id`, sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`sum(stars)::int`.as('stars'))
    .where(subject, 'in', [...new Set(ids)])
    .where('side', '=', of === 'creator' ? 'business' : 'creator')
    .where('shown_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .groupBy(subject)
    .execute();
  const figures = new Map(
    rows.map(({ id, count, stars }) => [id, { count, average: averageOf(count, stars) }]),
  );
  return (id) => figures.get(id) ?? NONE;
}

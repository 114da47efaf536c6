import type { RatingAnswer } from '#contract/work/ratings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The answers to these ratings, in one statement. */
export async function readAnswers(
  db: Database,
  ratingIds: readonly string[],
): Promise<(id: string) => RatingAnswer | null> {
  if (ratingIds.length === 0) return () => null;
  const rows = await db
    .selectFrom('rating_answers')
    .select(['rating_id', 'words', 'created_at'])
    .where('rating_id', 'in', [...ratingIds])
    .execute();
  const answers = new Map(rows.map(({ rating_id, ...answer }) => [rating_id, answer]));
  return (id) => answers.get(id) ?? null;
}

import type { ReviewAnswer } from '#contract/work/ratings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The answers to these reviews, in one statement. */
export async function readAnswers(
  db: Database,
  reviewIds: readonly string[],
): Promise<(id: string) => ReviewAnswer | null> {
  if (reviewIds.length === 0) return () => null;
  const rows = await db
    .selectFrom('review_answers')
    .select(['review_id', 'words', 'created_at'])
    .where('review_id', 'in', [...reviewIds])
    .execute();
  const answers = new Map(rows.map(({ review_id, ...answer }) => [review_id, answer]));
  return (id) => answers.get(id) ?? null;
}

import { followersWords } from '#domain/hiring/application-fit.ts';
import { biggestAudience } from '#server/areas/creators/social-accounts/biggest-audience.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Refuses if there are too few followers, unless the campaign only prefers them. The other criteria are preferences that are only shown to both sides. */
export async function requireFit(
  tx: Tx,
  { campaign_id, creator_id }: { campaign_id: string; creator_id: string },
  answerCount: number,
): Promise<void> {
  const { min_followers, prefers_followers, questions } = await tx
    .selectFrom('campaigns')
    .select(['min_followers', 'prefers_followers', 'questions'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  if (answerCount !== questions.length) {
    const message =
      questions.length === 1 ? 'Answer the question' : `Answer all ${questions.length} questions`;
    throw new Problem(
      'invalid_input',
      questions.length === 0 ? 'This campaign has no questions.' : `${message}.`,
      [{ path: 'answers', message }],
    );
  }
  if (prefers_followers) return;
  const { followers } = await tx
    .selectFrom('creators')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select('audience.followers')
    .where('creators.id', '=', creator_id)
    .executeTakeFirstOrThrow();
  if ((followers ?? 0) >= min_followers) return;
  throw new Problem('conflict', followersWords(followers, min_followers));
}

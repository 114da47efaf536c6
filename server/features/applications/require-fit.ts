import { followersWords } from '#domain/application-fit.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { biggestAudience } from '../social-accounts/biggest-audience.ts';

/** Too few followers end it here. The other criteria are wishes: both sides are shown whether they fit. */
export async function requireFit(
  tx: Tx,
  { campaign_id, creator_id }: { campaign_id: string; creator_id: string },
  answerCount: number,
): Promise<void> {
  const { min_followers, questions } = await tx
    .selectFrom('campaigns')
    .select(['min_followers', 'questions'])
    .where('id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  if (answerCount !== questions.length) {
    const message =
      questions.length === 1 ? 'Answer the question' : `Answer all ${questions.length} questions`;
    throw new Problem('invalid_input', questions.length === 0 ? 'Nothing was asked.' : `${message}.`, [
      { path: 'answers', message },
    ]);
  }
  const { followers } = await tx
    .selectFrom('creators')
    .leftJoinLateral(biggestAudience, (join) => join.onTrue())
    .select('audience.followers')
    .where('creators.id', '=', creator_id)
    .executeTakeFirstOrThrow();
  if ((followers ?? 0) >= min_followers) return;
  throw new Problem('conflict', followersWords(followers, min_followers));
}

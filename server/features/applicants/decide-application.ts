import type { ApplicantDecision } from '#contract/applicants.ts';
import { displayName } from '#domain/display-name.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { moveCreator } from '../creators/move-creator.ts';

type Decision = ApplicantDecision & { admin_id: string; creator_id: string };

/** One decision. Of two admins who decide at once the second is told what the first one did. */
export async function decideApplication(
  context: Context,
  { decision, admin_id, creator_id, reason, note, items }: Decision,
) {
  try {
    return await inTransaction(context.db, (tx) =>
      moveCreator(tx, context, {
        creator_id,
        move: decision,
        admin_id,
        reason: decision === 'approve' ? null : (reason ?? null),
        note: note || null,
        items: decision === 'request_changes' ? items : [],
      }),
    );
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.code !== 'conflict') throw cause;
    throw new Problem('conflict', (await whoDecided(context.db, creator_id)) ?? cause.message);
  }
}

const DEEDS: Record<string, string> = {
  approve: 'approved this application',
  request_changes: 'sent this application back with a note',
  reject: 'rejected this application',
};

/** Null where nobody decided: then the application is simply not in the queue. */
async function whoDecided(db: Database, creatorId: string): Promise<string | null> {
  const review = await db
    .selectFrom('creator_reviews')
    .innerJoin('creators', 'creators.id', 'creator_reviews.creator_id')
    .innerJoin('users', 'users.id', 'creator_reviews.admin_id')
    .leftJoin('profiles', 'profiles.user_id', 'creator_reviews.admin_id')
    .select(['creator_reviews.decision', 'users.email', 'profiles.full_name'])
    .where('creator_id', '=', creatorId)
    .where('creators.status', '<>', 'pending_review')
    .orderBy('creator_reviews.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return review ? `${displayName(review)} ${DEEDS[review.decision]} already.` : null;
}

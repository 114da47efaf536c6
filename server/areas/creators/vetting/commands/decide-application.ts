import type { ApplicantDecision } from '#contract/creators/vetting.ts';
import { displayName } from '#domain/format/display-name.ts';
import { lockCreator } from '#server/areas/creators/profiles/lock.ts';
import { creatorMoved, moveCreator } from '#server/areas/creators/profiles/transition.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

type Decision = ApplicantDecision & { admin_id: string; creator_id: string };

/** Decides an application. If two admins decide at once, the second one sees the first one's decision. */
export async function decideApplication(
  context: Context,
  { decision, admin_id, creator_id, reason, note, items }: Decision,
) {
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockCreator(tx, creator_id);
      const moved = await moveCreator(tx, context, locked, {
        move: decision,
        admin_id,
        reason: decision === 'approve' ? null : (reason ?? null),
        note: note || null,
        items: decision === 'request_changes' ? items : [],
      });
      return creatorMoved(moved);
    });
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.code !== 'conflict') throw cause;
    throw new Problem('conflict', (await whoDecided(context.db, creator_id)) ?? cause.message);
  }
}

const DECISION_WORDS: Record<string, string> = {
  approve: 'approved this application',
  request_changes: 'requested changes',
  reject: 'rejected this application',
};

/** The admin who decided; null if nobody has, because the application is not in the queue then. */
async function whoDecided(db: Database, creatorId: string): Promise<string | null> {
  const latest = await db
    .selectFrom('vetting_decisions')
    .innerJoin('creators', 'creators.id', 'vetting_decisions.creator_id')
    .innerJoin('users', 'users.id', 'vetting_decisions.admin_id')
    .leftJoin('profiles', 'profiles.user_id', 'vetting_decisions.admin_id')
    .select(['vetting_decisions.decision', 'users.email', 'profiles.full_name'])
    .where('creator_id', '=', creatorId)
    .where('creators.status', '<>', 'pending_review')
    .orderBy('vetting_decisions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ? `${displayName(latest)} already ${DECISION_WORDS[latest.decision]}.` : null;
}

import { ACCESS_RULES, findDenial } from '#domain/accounts/access.ts';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';

const VIEW_MINUTES = 30;

interface View {
  admin_id: string;
  session: RequestSession;
  creator_id: string;
  reason: string;
}

/** From now on this session of an admin sees the product as the creator, read-only, until it ends or time is over. */
export function viewAsCreator(
  context: Pick<Context, 'db' | 'now'>,
  { admin_id, session, creator_id, reason }: View,
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const creator = await tx
      .selectFrom('creators')
      .select('user_id')
      .where('id', '=', creator_id)
      .executeTakeFirst();
    if (creator === undefined) throw new Problem('not_found', 'We can’t find that creator.');
    const viewed = await getAccount(tx, creator.user_id, context.now());
    if (findDenial(ACCESS_RULES.creator, viewed) !== null) {
      throw new Problem('conflict', 'Only approved creators with an active account have pages to view.');
    }
    const viewed_until = new Date(context.now().getTime() + VIEW_MINUTES * 60_000).toISOString();
    await tx
      .updateTable('sessions')
      .set({ viewed_user_id: creator.user_id, viewed_until })
      .where('id', '=', session.id)
      .execute();
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'view_as_creator',
      subject_type: 'creator',
      subject_id: creator_id,
      reason,
    });
  });
}

/** Safe to repeat. */
export function endCreatorView(
  { db }: Pick<Context, 'db'>,
  { id, viewed_by }: RequestSession,
  creatorId: string | null,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .updateTable('sessions')
      .set({ viewed_user_id: null, viewed_until: null })
      .where('id', '=', id)
      .execute();
    if (viewed_by === undefined || creatorId === null) return;
    await recordAction(tx, {
      actor_id: viewed_by,
      action: 'end_creator_view',
      subject_type: 'creator',
      subject_id: creatorId,
    });
  });
}

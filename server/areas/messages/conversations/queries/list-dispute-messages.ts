import type { MessagePage, MessagesQuery } from '#contract/messages/conversations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { readMessagePage } from './list-messages.ts';

interface Wanted extends MessagesQuery {
  collaboration_id: string;
}

/**
 * The conversation of both sides about the campaign of a dispute, newest message first. Admins read it only where there is
 * or was a dispute about this work, and each opening is in the audit log.
 */
export async function listDisputeMessages(
  context: Context,
  { user_id }: Pick<Account, 'user_id'>,
  { collaboration_id, cursor }: Wanted,
): Promise<MessagePage> {
  const { dispute_id, conversation_id } = await requireDisputed(context.db, collaboration_id);
  await recordOpening(context, { user_id, dispute_id, isFirstPage: !cursor });
  if (conversation_id === null) return { messages: [], next_cursor: null };
  return readMessagePage(context, { id: conversation_id, user_id, cursor });
}

async function requireDisputed(db: Database, collaborationId: string) {
  const work = await db
    .selectFrom('collaborations as w')
    .leftJoin('conversations as c', (join) =>
      join
        .onRef('c.business_id', '=', 'w.business_id')
        .onRef('c.creator_id', '=', 'w.creator_id')
        .onRef('c.campaign_id', '=', 'w.campaign_id'),
    )
    .select('c.id as conversation_id')
    .select((eb) =>
      eb
        .selectFrom('disputes as d')
        .select('d.id')
        .whereRef('d.collaboration_id', '=', 'w.id')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('dispute_id'),
    )
    .where('w.id', '=', collaborationId)
    .executeTakeFirst();
  if (work === undefined) throw new Problem('not_found', 'We can’t find that work.');
  const { dispute_id, conversation_id } = work;
  if (dispute_id === null) {
    throw new Problem('access_denied', 'Messages are private. You can read them once there’s a dispute.');
  }
  return { dispute_id, conversation_id };
}

interface Opening {
  user_id: string;
  dispute_id: string;
  isFirstPage: boolean;
}

/** One entry per opening: further pages belong to the opening before them, and never come without one. */
async function recordOpening(
  { db }: Pick<Context, 'db'>,
  { user_id, dispute_id, isFirstPage }: Opening,
): Promise<void> {
  if (!isFirstPage && (await wasOpened(db, user_id, dispute_id))) return;
  await inTransaction(db, (tx) =>
    recordAction(tx, {
      actor_id: user_id,
      action: 'read_conversation',
      subject_type: 'dispute',
      subject_id: dispute_id,
    }),
  );
}

async function wasOpened(db: Database, userId: string, disputeId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_type', '=', 'dispute')
    .where('subject_id', '=', disputeId)
    .where('actor_id', '=', userId)
    .where('action', '=', 'read_conversation')
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

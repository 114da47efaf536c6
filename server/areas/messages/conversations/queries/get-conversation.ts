import type { Conversation } from '#contract/messages/conversations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import { ownStatusAt } from '#server/areas/hiring/own-applications/queries/own-status.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type OwnConversation, requireConversation } from '../require-conversation.ts';
import { findWritingRefusal } from './find-writing-refusal.ts';
import { hasContract } from './has-contract.ts';
import { presentParties, selectParties } from './select-parties.ts';

/** One conversation with its job, with the details this side may see. */
export async function getConversation(
  context: Context,
  account: Pick<Account, 'user_id' | 'role' | 'creator_status'>,
  id: string,
): Promise<Conversation> {
  const { db, now } = context;
  const own = await requireConversation(db, account, id);
  const [row, faces, application, has_contract, other_read_at, refusal] = await Promise.all([
    selectParties(db).where('c.id', '=', id).executeTakeFirstOrThrow(),
    readFaces(context, [own.creator_id]),
    readApplication(db, own, now()),
    hasContract(db, own),
    readOtherReading(db, own),
    findWritingRefusal(db, own),
  ]);
  return {
    ...presentParties(row, own.side, faces),
    ...application,
    has_contract,
    own_entity_id: own.own_entity_id,
    other_read_at,
    refusal,
    server_time: now().toISOString(),
  };
}

/** Hides a decision that can still be undone from the creator. */
async function readApplication(db: Database, { side, campaign_id, creator_id }: OwnConversation, now: Date) {
  const row = await db
    .selectFrom('applications')
    .leftJoin('collaborations as w', 'w.application_id', 'applications.id')
    .select(['applications.id', 'applications.status', 'applications.submitted_at'])
    .select(['applications.decided_at', 'w.id as collaboration_id', ownStatusAt(now).status.as('told')])
    .where('applications.campaign_id', '=', campaign_id)
    .where('applications.creator_id', '=', creator_id)
    .executeTakeFirstOrThrow();
  const status = side === 'creator' ? row.told : row.status;
  const isSaid = status === row.status;
  return {
    application: {
      id: row.id,
      status,
      submitted_at: row.submitted_at,
      decided_at: isSaid ? row.decided_at : null,
    },
    collaboration_id: isSaid ? row.collaboration_id : null,
  };
}

/** The furthest anybody on the other side has read: up to a message, where a new member only begins at a moment. */
async function readOtherReading(db: Database, { id, side, creator_user_id }: OwnConversation) {
  const { read_at } = await db
    .selectFrom('conversation_participants')
    .select((eb) => eb.fn.max('last_read_at').as('read_at'))
    .where('conversation_id', '=', id)
    .where('user_id', side === 'business' ? '=' : '<>', creator_user_id)
    .where('last_read_at', 'in', (eb) =>
      eb.selectFrom('messages').select('created_at').where('conversation_id', '=', id),
    )
    .executeTakeFirstOrThrow();
  return read_at;
}

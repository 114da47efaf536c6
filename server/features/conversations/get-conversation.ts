import type { Conversation } from '#contract/conversations.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ownStandingAt } from '../own-applications/own-standing.ts';
import { findWritingHindrance } from './find-writing-hindrance.ts';
import { type OwnConversation, requireConversation } from './require-conversation.ts';
import { presentParties, readCreatorFaces, selectParties } from './select-parties.ts';

/** One conversation with the job it is about, as its own side may know it. */
export async function getConversation(
  context: Context,
  account: Pick<Account, 'user_id' | 'role' | 'creator_status'>,
  id: string,
): Promise<Conversation> {
  const { db, now } = context;
  const own = await requireConversation(db, account, id);
  const row = await selectParties(db).where('c.id', '=', id).executeTakeFirstOrThrow();
  const faces = await readCreatorFaces(context, [own.creator_id]);
  return {
    ...presentParties(row, own.side, faces),
    ...(await readApplication(db, own, now())),
    own_entity_id: own.own_entity_id,
    other_read_at: await readOtherReading(db, own),
    hindrance: await findWritingHindrance(db, own),
    server_time: now().toISOString(),
  };
}

/** A decision that can still be taken back is not said to the creator here either. */
async function readApplication(db: Database, { side, campaign_id, creator_id }: OwnConversation, now: Date) {
  const row = await db
    .selectFrom('applications')
    .leftJoin('collaborations as w', 'w.application_id', 'applications.id')
    .select(['applications.id', 'applications.status', 'applications.submitted_at'])
    .select(['applications.decided_at', 'w.id as collaboration_id', ownStandingAt(now).status.as('told')])
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

/** The furthest anybody on the other side has read. */
async function readOtherReading(db: Database, { id, side, creator_user_id }: OwnConversation) {
  const { read_at } = await db
    .selectFrom('conversation_participants')
    .select((eb) => eb.fn.max('last_read_at').as('read_at'))
    .where('conversation_id', '=', id)
    .where('user_id', side === 'business' ? '=' : '<>', creator_user_id)
    .executeTakeFirstOrThrow();
  return read_at;
}

import type { Account } from '#domain/accounts/access.ts';
import type { ConversationSide } from '#domain/messages/conversations.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { sideOf } from './policy.ts';

export type Talker = Pick<Account, 'user_id' | 'role' | 'creator_status'> & {
  business: { id: string } | null;
};

export interface OwnConversation {
  id: string;
  business_id: string;
  creator_id: string;
  campaign_id: string;
  creator_user_id: string;
  side: ConversationSide;
  /** The entity that your own files are uploaded to. */
  own_entity_id: string;
}

/** A conversation the account currently takes part in. To everyone else it does not exist. */
export async function requireConversation(
  db: Database | Tx,
  account: Omit<Talker, 'business'>,
  id: string,
): Promise<OwnConversation> {
  const row = await db
    .selectFrom('conversations as c')
    .innerJoin('creators as k', 'k.id', 'c.creator_id')
    .leftJoin('business_members as m', (join) =>
      join
        .onRef('m.business_id', '=', 'c.business_id')
        .on('m.user_id', '=', account.user_id)
        .on('m.status', '=', 'active')
        .on(reaches('m', 'c.campaign_id')),
    )
    .select(['c.id', 'c.business_id', 'c.creator_id', 'c.campaign_id', 'k.user_id as creator_user_id'])
    .select('m.id as member_id')
    .where('c.id', '=', id)
    .executeTakeFirst();
  const side = row === undefined ? null : sideOf(account, row);
  if (row === undefined || side === null) throw new Problem('not_found', 'We can’t find that conversation.');
  const { member_id: _membership, ...conversation } = row;
  return { ...conversation, side, own_entity_id: side === 'creator' ? row.creator_id : row.business_id };
}

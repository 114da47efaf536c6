import type { Conversation, ConversationRequest } from '#contract/messages/conversations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { BLOCKED_WORDS } from '#domain/businesses/blocks.ts';
import { reaches } from '#server/areas/base/actors/reach.ts';
import { isBlocked } from '#server/areas/businesses/blocks/queries/is-blocked.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { sideOf, sideOfRole } from '../policy.ts';
import { getConversation } from '../queries/get-conversation.ts';
import { addParticipants } from './take-part.ts';

/** Opens the conversation of a business and a creator about a campaign. The first request creates it. */
export async function openConversation(
  context: Context,
  account: Account,
  request: ConversationRequest,
): Promise<Conversation> {
  const id = await inTransaction(context.db, async (tx) => {
    const tie = await findTie(tx, account, request);
    const id = await getOrCreate(tx, tie, context.now());
    await addParticipants(tx, { id, ...tie });
    return id;
  });
  return getConversation(context, account, id);
}

interface Tie {
  business_id: string;
  creator_id: string;
  campaign_id: string;
  creator_user_id: string;
}

/** An application that was made or an invitation joins the two; all work comes of one. To strangers there is nothing to talk about. */
async function findTie(
  tx: Tx,
  account: Account,
  { campaign_id, creator_id }: ConversationRequest,
): Promise<Tie> {
  if (sideOfRole(account) === 'business' && creator_id === undefined) {
    const message = 'Choose a creator.';
    throw new Problem('invalid_input', message, [{ path: 'creator_id', message }]);
  }
  const tie = await tx
    .selectFrom('applications as a')
    .innerJoin('campaigns as g', 'g.id', 'a.campaign_id')
    .innerJoin('creators as k', 'k.id', 'a.creator_id')
    .leftJoin('business_members as m', (join) =>
      join
        .onRef('m.business_id', '=', 'g.business_id')
        .on('m.user_id', '=', account.user_id)
        .on('m.status', '=', 'active')
        .on(reaches('m', 'g.id')),
    )
    .select(['g.business_id', 'a.creator_id', 'a.campaign_id', 'k.user_id as creator_user_id'])
    .select('m.id as member_id')
    .where('a.campaign_id', '=', campaign_id)
    .where((eb) => eb.or([eb('a.submitted_at', 'is not', null), eb('a.invited_at', 'is not', null)]))
    .$if(sideOfRole(account) !== 'business', (query) => query.where('k.user_id', '=', account.user_id))
    .$if(creator_id !== undefined, (query) => query.where('a.creator_id', '=', creator_id ?? ''))
    .executeTakeFirst();
  if (tie === undefined || sideOf(account, tie) === null) {
    throw new Problem('not_found', 'You can message each other once there’s an application or invitation.');
  }
  const { member_id: _membership, ...joined } = tie;
  return joined;
}

async function getOrCreate(
  tx: Tx,
  { business_id, creator_id, campaign_id }: Tie,
  now: Date,
): Promise<string> {
  const known = await findId(tx, { business_id, creator_id, campaign_id });
  if (known !== undefined) return known;
  // Earlier conversations stay readable.
  if (await isBlocked(tx, { business_id, creator_id })) throw new Problem('conflict', BLOCKED_WORDS);
  await tx
    .insertInto('conversations')
    .values({ id: newId(), business_id, creator_id, campaign_id, created_at: now.toISOString() })
    .onConflict((oc) => oc.columns(['business_id', 'creator_id', 'campaign_id']).doNothing())
    .execute();
  const id = await findId(tx, { business_id, creator_id, campaign_id });
  if (id === undefined) throw new Error('A conversation that was just written is there');
  return id;
}

async function findId(
  tx: Tx,
  { business_id, creator_id, campaign_id }: Pick<Tie, 'business_id' | 'creator_id' | 'campaign_id'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('business_id', '=', business_id)
    .where('creator_id', '=', creator_id)
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirst();
  return row?.id;
}

import type { SavedReplies, SavedReply } from '#contract/messages/saved-replies.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isMadeFrom, MOST_SAVED_REPLIES } from '#domain/messages/saved-replies.ts';
import { listRecentTexts } from '#server/areas/hiring/own-applications/queries/list-recent-texts.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { replyOwnerOf } from '../policy.ts';
import { savedReplyQuery } from '../saved-reply-query.ts';

type Row = Omit<SavedReply, 'shops_this_week'>;

export async function listReplies(db: Database, now: Date, account: Account): Promise<SavedReplies> {
  const owner = replyOwnerOf(account);
  const replies = await savedReplyQuery(db, owner)
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_SAVED_REPLIES)
    .execute();
  const shared_with = owner.user_id !== null ? 'nobody' : owner.business_id === null ? 'admins' : 'team';
  return { saved_replies: await counted(db, now, account, replies), shared_with };
}

export async function getReply(db: Tx, now: Date, account: Account, id: string): Promise<SavedReply> {
  const row = await savedReplyQuery(db, replyOwnerOf(account)).where('id', '=', id).executeTakeFirst();
  const [reply] = row === undefined ? [] : await counted(db, now, account, [row]);
  if (reply === undefined) throw replyNotFound();
  return reply;
}

export function replyNotFound(): Problem {
  return new Problem('not_found', 'We can’t find that saved reply.');
}

/** Adds how many businesses got each text this week, for creators. */
async function counted(
  db: Database | Tx,
  now: Date,
  account: Account,
  replies: Row[],
): Promise<SavedReply[]> {
  const isCreator = account.role === 'creator' && replies.length > 0;
  const sent = isCreator ? await listRecentTexts(db, account.user_id, now) : [];
  return replies.map((reply) => {
    const shops = sent.filter(({ texts }) => texts.some((text) => isMadeFrom(reply.body, text)));
    return { ...reply, shops_this_week: new Set(shops.map(({ business_id }) => business_id)).size };
  });
}

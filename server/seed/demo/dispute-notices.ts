import { disputeDeskPath, disputePath } from '#domain/dispute-address.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/db/ids.ts';
import { type DisputeNews, readDisputeNews } from '#server/features/disputes/read-dispute-news.ts';
import { whoHears } from '#server/features/disputes/tell-of-dispute.ts';
import { type DisputeTurn, deskWords, turnWords } from '#server/features/disputes/turn-words.ts';
import { listAdmins } from '#server/features/notices/list-admins.ts';
import { listBusinessPeople } from '#server/features/notices/list-business-people.ts';

/** What rang at the bells when a dispute turned. Mails of the past are not written. */
export async function noticesOfTurn(tx: Tx, disputeId: string, turn: DisputeTurn, at: Date): Promise<void> {
  const news = await readDisputeNews(tx, disputeId);
  const desk = deskWords(turn, news);
  const told = [
    ...(await toSides(tx, news, turn)),
    ...(desk === null ? [] : await toAdmins(tx, { ...desk, href: disputeDeskPath(disputeId) })),
  ];
  if (told.length === 0) return;
  const shared = { notice_key: `dispute:${disputeId}:${turn}:${news.round}`, is_shown: true };
  const created_at = at.toISOString();
  await tx
    .insertInto('notices')
    .values(told.map((notice) => ({ id: newId(), ...shared, ...notice, created_at })))
    .execute();
}

async function toSides(tx: Tx, news: DisputeNews, turn: DisputeTurn) {
  const sides = whoHears(turn, news).map(async (side) => {
    const { headline: title, body } = turnWords(turn, news, side);
    const people =
      side === 'creator' ? [news.creator_user_id] : await listBusinessPeople(tx, news.business_id);
    const href = disputePath(side, news);
    return people.map((user_id) => ({ user_id, kind: 'dispute_turns', title, body, href }));
  });
  return (await Promise.all(sides)).flat();
}

async function toAdmins(tx: Tx, words: { title: string; body: string; href: string }) {
  return (await listAdmins(tx)).map((user_id) => ({ user_id, kind: 'needs_a_person', ...words }));
}

import { adminDisputePath, disputePath } from '#domain/work/dispute-address.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import { recipientsOf } from '#server/areas/work/disputes/notify.ts';
import {
  type DisputeFacts,
  readDisputeFacts,
} from '#server/areas/work/disputes/queries/read-dispute-facts.ts';
import { adminWords, type DisputeUpdate, updateWords } from '#server/areas/work/disputes/update-words.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

/** The notifications for an update of a dispute. No mails are written for past events. */
export async function notificationsOfUpdate(
  tx: Tx,
  disputeId: string,
  turn: DisputeUpdate,
  at: Date,
): Promise<void> {
  const news = await readDisputeFacts(tx, disputeId);
  const forAdmins = adminWords(turn, news);
  const told = [
    ...(await toSides(tx, news, turn)),
    ...(forAdmins === null ? [] : await toAdmins(tx, { ...forAdmins, href: adminDisputePath(disputeId) })),
  ];
  if (told.length === 0) return;
  const shared = { notification_key: `dispute:${disputeId}:${turn}:${news.round}`, is_shown: true };
  const created_at = at.toISOString();
  await tx
    .insertInto('notifications')
    .values(told.map((notification) => ({ id: newId(), ...shared, ...notification, created_at })))
    .execute();
}

async function toSides(tx: Tx, news: DisputeFacts, turn: DisputeUpdate) {
  const sides = recipientsOf(turn, news).map(async (side) => {
    const { headline: title, body } = updateWords(turn, news, side);
    const people = side === 'creator' ? [news.creator_user_id] : await listBusinessPeople(tx, news);
    const href = disputePath(side, news);
    return people.map((user_id) => ({ user_id, kind: 'dispute_turns', title, body, href }));
  });
  return (await Promise.all(sides)).flat();
}

async function toAdmins(tx: Tx, words: { title: string; body: string; href: string }) {
  return (await listAdmins(tx, 'admin_decisions')).map((user_id) => ({
    user_id,
    kind: 'needs_a_person',
    ...words,
  }));
}

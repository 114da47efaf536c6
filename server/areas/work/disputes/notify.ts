import { adminDisputePath, disputePath } from '#domain/work/dispute-address.ts';
import { type DisputeSide, otherSide } from '#domain/work/dispute-states.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import { listBusinessPeople } from '#server/areas/base/notifications/queries/list-business-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { disputeChangedMail } from './mails/dispute-changed-mail.ts';
import { type DisputeFacts, readDisputeFacts } from './queries/read-dispute-facts.ts';
import { adminWords, type DisputeUpdate, updateWords } from './update-words.ts';

/** Notifies both sides about a turn, and admins if they have to act. */
export async function notifyAboutDispute(
  tx: Tx,
  context: Context,
  disputeId: string,
  turn: DisputeUpdate,
): Promise<void> {
  const news = await readDisputeFacts(tx, disputeId);
  for (const side of recipientsOf(turn, news)) await notifySide(tx, context, news, turn, side);
  const forAdmins = adminWords(turn, news);
  if (forAdmins === null) return;
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_decisions'),
    kind: 'needs_a_person',
    notification: { notification_key: keyOf(news, turn), ...forAdmins, href: adminDisputePath(news.id) },
  });
}

/** The sides to notify about a turn: never the one that made it. */
export function recipientsOf(turn: DisputeUpdate, news: DisputeFacts): readonly DisputeSide[] {
  switch (turn) {
    case 'opened_for':
      return ['creator', 'business'];
    case 'opened':
    case 'withdrawn':
      return [otherSide(news.opened_side)];
    case 'answered':
      return [news.opened_side];
    case 'appealed':
      return news.appealed_side === null ? [] : [otherSide(news.appealed_side)];
    case 'accepted':
      return [news.creator_accepted_at === null ? 'creator' : 'business'];
    default:
      return ['creator', 'business'];
  }
}

async function notifySide(
  tx: Tx,
  context: Context,
  news: DisputeFacts,
  turn: DisputeUpdate,
  side: DisputeSide,
): Promise<void> {
  const { headline, body } = updateWords(turn, news, side);
  const href = disputePath(side, news);
  await notifyPeople(tx, context, {
    user_ids: side === 'creator' ? [news.creator_user_id] : await listBusinessPeople(tx, news),
    business_id: news.business_id,
    kind: 'dispute_turns',
    notification: { notification_key: keyOf(news, turn), title: headline, body, href },
    mail: { template: disputeChangedMail, facts: { title: news.title, headline, body, href } },
  });
}

/** The key includes the round, because the same turn can happen before and after an appeal. */
function keyOf({ id, round }: DisputeFacts, turn: DisputeUpdate): string {
  return `dispute:${id}:${turn}:${round}`;
}

import { disputeDeskPath, disputePath } from '#domain/dispute-address.ts';
import { type DisputeSide, otherSide } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { disputeTurnedMail } from '../../mail/templates/dispute-turned-mail.ts';
import { listAdmins } from '../notices/list-admins.ts';
import { listBusinessPeople } from '../notices/list-business-people.ts';
import { tellPeople } from '../notices/tell-people.ts';
import { type DisputeNews, readDisputeNews } from './read-dispute-news.ts';
import { type DisputeTurn, deskWords, turnWords } from './turn-words.ts';

/** At every turn both sides hear how it stands, and a person of ours where one is needed. */
export async function tellOfDispute(
  tx: Tx,
  context: Context,
  disputeId: string,
  turn: DisputeTurn,
): Promise<void> {
  const news = await readDisputeNews(tx, disputeId);
  for (const side of whoHears(turn, news)) await tellSide(tx, context, news, turn, side);
  const desk = deskWords(turn, news);
  if (desk === null) return;
  await tellPeople(tx, context, {
    user_ids: await listAdmins(tx),
    kind: 'needs_a_person',
    notice: { notice_key: keyOf(news, turn), ...desk, href: disputeDeskPath(news.id) },
  });
}

/** The sides that learn of a turn: never the one that made it. */
export function whoHears(turn: DisputeTurn, news: DisputeNews): readonly DisputeSide[] {
  switch (turn) {
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

async function tellSide(
  tx: Tx,
  context: Context,
  news: DisputeNews,
  turn: DisputeTurn,
  side: DisputeSide,
): Promise<void> {
  const { headline, body } = turnWords(turn, news, side);
  const href = disputePath(side, news);
  await tellPeople(tx, context, {
    user_ids: side === 'creator' ? [news.creator_user_id] : await listBusinessPeople(tx, news.business_id),
    kind: 'dispute_turns',
    notice: { notice_key: keyOf(news, turn), title: headline, body, href },
    mail: { template: disputeTurnedMail, facts: { title: news.title, headline, body, href } },
  });
}

/** The same turn can come twice: before and after an appeal. */
function keyOf({ id, round }: DisputeNews, turn: DisputeTurn): string {
  return `dispute:${id}:${turn}:${round}`;
}

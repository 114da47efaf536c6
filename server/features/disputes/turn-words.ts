import type { DisputeSide } from '#domain/dispute-states.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import type { DisputeNews } from './read-dispute-news.ts';

export type DisputeTurn =
  | 'opened'
  | 'answered'
  | 'lapsed'
  | 'decided'
  | 'accepted'
  | 'appealed'
  | 'withdrawn'
  | 'closed';

interface Words {
  headline: string;
  body: string;
}

/** What a side is told at a turn. */
export function turnWords(turn: DisputeTurn, news: DisputeNews, side: DisputeSide): Words {
  const { title, disputed_cents, clock_at } = news;
  const other = side === 'creator' ? news.business_name : news.creator_name;
  const amount = formatCents(disputed_cents);
  const until = clock_at === null ? '' : newYorkMoment(clock_at);
  switch (turn) {
    case 'opened':
      return {
        headline: `${other} opened a dispute about ${title}`,
        body: `${amount} is frozen and all clocks stop. You have until ${until} to say how it was for you.`,
      };
    case 'answered':
      return {
        headline: `${other} answered the dispute about ${title}`,
        body: 'A person at Bizmeet reads both sides now and decides with reasons.',
      };
    case 'lapsed':
      return {
        headline: `The time to answer is over for ${title}`,
        body: 'A person at Bizmeet decides with what there is.',
      };
    case 'decided':
      return {
        headline: `The dispute about ${title} is decided`,
        body: `${decisionWords(news, side)} Until ${until} you can accept it or appeal once.`,
      };
    case 'accepted':
      return {
        headline: `${other} accepted the decision about ${title}`,
        body: 'If you accept it too, it is done at once.',
      };
    case 'appealed':
      return {
        headline: `${other} appealed the decision about ${title}`,
        body: 'Somebody else at Bizmeet looks at everything again. What they decide is final.',
      };
    case 'withdrawn':
      return {
        headline: `${other} took the dispute about ${title} back`,
        body: 'The work goes on where it stood, and every clock runs again.',
      };
    case 'closed':
      return { headline: `The dispute about ${title} is closed`, body: decisionWords(news, side) };
  }
}

/** What waits for a person of ours; null where nothing does. */
export function deskWords(turn: DisputeTurn, news: DisputeNews): { title: string; body: string } | null {
  const both = `${news.business_name} and ${news.creator_name}`;
  const body = `${news.title}, ${formatCents(news.disputed_cents)} frozen`;
  switch (turn) {
    case 'answered':
      return { title: `${both}: a dispute is ready to decide`, body };
    case 'lapsed':
      return { title: `${both}: a dispute went unanswered`, body };
    case 'appealed':
      return { title: `${both}: an appeal for somebody else to decide`, body };
    default:
      return null;
  }
}

function decisionWords({ decision }: DisputeNews, side: DisputeSide): string {
  if (decision === null) return '';
  const { receipt, redo_days } = decision;
  if (receipt === null) {
    const days = redo_days === 1 ? '1 day' : `${redo_days} days`;
    return side === 'creator'
      ? `You have another try: ${days} from when it is closed.`
      : `The creator has another try: ${days} from when it is closed.`;
  }
  const cents = side === 'creator' ? receipt.creator_gets_cents : receipt.business_gets_cents;
  if (cents === 0) return side === 'creator' ? 'The money goes back.' : 'The money is released.';
  return side === 'creator'
    ? `${formatCents(cents)} is released to you.`
    : `${formatCents(cents)} goes back to you, fee included.`;
}

import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import type { DisputeFacts } from './queries/read-dispute-facts.ts';

export type DisputeUpdate =
  | 'opened'
  /** By an admin, for one side. */
  | 'opened_for'
  | 'answered'
  | 'lapsed'
  | 'decided'
  | 'accepted'
  | 'appealed'
  | 'withdrawn'
  | 'closed'
  /** By the rule, because we didn't decide in time. */
  | 'undecided'
  | 'upheld';

interface Words {
  headline: string;
  body: string;
}

/** The notification to a side about a turn of the dispute. */
export function updateWords(turn: DisputeUpdate, news: DisputeFacts, side: DisputeSide): Words {
  const { disputed_cents, clock_at } = news;
  const title = `“${news.title}”`;
  const other = side === 'creator' ? news.business_name : news.creator_name;
  const amount = formatCents(disputed_cents);
  const until = momentOf(clock_at);
  const decideBy = momentOf(news.decide_by);
  switch (turn) {
    case 'opened':
      return {
        headline: `${other} opened a dispute about ${title}`,
        body: `${amount} is frozen and all deadlines are paused. You have until ${until} to tell your side.`,
      };
    case 'opened_for':
      return news.opened_side === side
        ? {
            headline: `Bizmeet opened a dispute about ${title} on your behalf`,
            body: `${amount} is frozen and all deadlines are paused. ${other} has until ${until} to answer. You can withdraw it until it’s decided.`,
          }
        : {
            headline: `Bizmeet opened a dispute about ${title} on behalf of ${other}`,
            body: `${amount} is frozen and all deadlines are paused. You have until ${until} to tell your side.`,
          };
    case 'answered':
      return {
        headline: `${other} answered the dispute about ${title}`,
        body: `By ${decideBy} someone at Bizmeet will read both sides and decide. ${undecidedWords(until)}`,
      };
    case 'lapsed':
      return {
        headline: `The deadline to answer has passed for ${title}`,
        body: `Someone at Bizmeet will decide by ${decideBy} with the information we have. ${undecidedWords(until)}`,
      };
    case 'decided':
      return {
        headline: `The dispute about ${title} is decided`,
        body: `${decisionWords(news, side)} You have until ${until} to accept it or appeal once.`,
      };
    case 'accepted':
      return {
        headline: `${other} accepted the decision about ${title}`,
        body: 'If you accept too, it takes effect right away.',
      };
    case 'appealed':
      return {
        headline: `${other} appealed the decision about ${title}`,
        body: `Someone else at Bizmeet will decide by ${until}, and that decision is final. If nobody does, the first decision is carried out.`,
      };
    case 'withdrawn':
      return {
        headline: `${other} withdrew the dispute about ${title}`,
        body: 'Work resumes and all deadlines restart.',
      };
    case 'closed':
      return { headline: `The dispute about ${title} is closed`, body: decisionWords(news, side) };
    case 'undecided':
      return {
        headline: `The dispute about ${title} closed without a decision from us`,
        body: `We missed our deadline, and we’re sorry. Under our rule for that, money for work that was submitted is split evenly and the rest is refunded. ${decisionWords(news, side)}`,
      };
    case 'upheld':
      return {
        headline: `The first decision about ${title} is final`,
        body: `Nobody at Bizmeet decided the appeal in time, so the first decision is carried out. ${decisionWords(news, side)}`,
      };
  }
}

/** The notification to admins; null where the turn needs none. */
export function adminWords(turn: DisputeUpdate, news: DisputeFacts): { title: string; body: string } | null {
  const both = `${news.business_name} and ${news.creator_name}`;
  const body = `${news.title}, ${formatCents(news.disputed_cents)} frozen`;
  switch (turn) {
    case 'answered':
      return { title: `${both}: a dispute is ready to decide`, body };
    case 'lapsed':
      return { title: `${both}: a dispute went unanswered`, body };
    case 'appealed':
      return { title: `${both}: an appeal another admin must decide`, body };
    case 'undecided':
      return {
        title: `${both}: a dispute closed without a decision`,
        body: `${news.title}, settled by the rule for missed deadlines`,
      };
    case 'upheld':
      return {
        title: `${both}: an appeal wasn’t decided in time`,
        body: 'The first decision was carried out.',
      };
    default:
      return null;
  }
}

/** The reminder to admins that a decision is due or overdue. */
export function dueWords(
  { business_name, creator_name, title, disputed_cents, round, decide_by, clock_at }: DisputeFacts,
  { isOverdue, hasDecider }: { isOverdue: boolean; hasDecider: boolean },
): { title: string; body: string } {
  const what = round === 2 ? 'an appeal' : 'a dispute';
  const between = `${business_name} and ${creator_name}`;
  const frozen = `${title}, ${formatCents(disputed_cents)} frozen.`;
  if (!hasDecider) {
    return {
      title: `${between}: only another admin can decide an appeal`,
      body: `${frozen} There’s no other active admin. Without a decision by ${momentOf(clock_at)}, the first decision is carried out.`,
    };
  }
  const rule =
    round === 2
      ? `Without a decision by ${momentOf(clock_at)}, the first decision is carried out.`
      : undecidedWords(momentOf(clock_at));
  return {
    title: isOverdue
      ? `${between}: a decision is overdue`
      : `${between}: decide ${what} by ${momentOf(decide_by)}`,
    body: `${frozen} ${rule}`,
  };
}

function momentOf(at: string | null): string {
  return at === null ? '' : newYorkMoment(at);
}

function undecidedWords(until: string): string {
  return `If nobody decides by ${until}, money for work that was submitted is split evenly and the rest is refunded.`;
}

function decisionWords({ decision }: DisputeFacts, side: DisputeSide): string {
  if (decision === null) return '';
  const { receipt, redo_days } = decision;
  if (receipt === null) {
    const days = redo_days === 1 ? '1 day' : `${redo_days} days`;
    return side === 'creator'
      ? `You can redo the work. You’ll have ${days} once the dispute is closed.`
      : `The creator can redo the work and has ${days} once the dispute is closed.`;
  }
  const cents = side === 'creator' ? receipt.creator_gets_cents : receipt.business_gets_cents;
  if (cents === 0)
    return side === 'creator'
      ? 'The money is refunded to the business.'
      : 'The money is released to the creator.';
  return side === 'creator'
    ? `${formatCents(cents)} is released to you.`
    : `${formatCents(cents)} is refunded to you, including the fee.`;
}

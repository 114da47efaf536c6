import type { BusinessQuote, QuoteTurn } from '#contract/hiring/quotes.ts';
import { formatCents } from '#domain/format/money.ts';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { isFirstOffer, isOver, withoutAgreement } from './status-words.ts';

type QuoteHistoryProps = { quote: BusinessQuote; now: Date; name: string };

/** Each amount with its author and date, and the next step. */
export function QuoteHistory({ quote, now, name }: QuoteHistoryProps) {
  return (
    <ProgressStops
      label="Quote history"
      direction="down"
      className="mt-6"
      stops={stopsOf(quote, now, name)}
    />
  );
}

function stopsOf(quote: BusinessQuote, now: Date, name: string): Stop[] {
  const { campaign, posted_cents, turns } = quote;
  const coming = comingStops(quote, now, name);
  const made = turns.flatMap((turn, index) => turnStops(turn, index, name, now));
  if (campaign.is_offer) return [...made, ...coming];
  const posted: Stop = {
    label: `You posted ${formatCents(posted_cents)}`,
    state: 'done',
    ...(campaign.published_at && { note: dayWords(campaign.published_at, now) }),
  };
  return [posted, ...made, ...coming];
}

function turnStops(turn: QuoteTurn, index: number, name: string, now: Date): Stop[] {
  const amount = formatCents(turn.amount_cents);
  const verb = index === 0 ? `${name} applied and asked for` : `${name} asked for`;
  const made =
    turn.made_by === 'creator' ? `${verb} ${amount}` : `${turn.made_by_name ?? 'You'} offered ${amount}`;
  const stops: Stop[] = [{ label: made, state: 'done', note: momentWords(turn.created_at, now) }];
  const ending = endingWords(turn, name);
  if (ending === null || turn.decided_at === null) return stops;
  const state = turn.status === 'accepted' ? 'paid' : 'done';
  return [...stops, { label: ending, state, note: momentWords(turn.decided_at, now) }];
}

/** A counter is described by the turn that follows it. */
function endingWords({ status, made_by, amount_cents }: QuoteTurn, name: string): string | null {
  const answerer = made_by === 'creator' ? 'You' : name;
  switch (status) {
    case 'accepted':
      return `${answerer} accepted ${formatCents(amount_cents)}`;
    case 'declined':
      return `${answerer} declined ${formatCents(amount_cents)}`;
    case 'expired':
      return `${formatCents(amount_cents)} expired`;
    case 'withdrawn':
      return `${formatCents(amount_cents)} was withdrawn`;
    default:
      return null;
  }
}

function comingStops(quote: BusinessQuote, now: Date, name: string): Stop[] {
  const { status, made_by, expires_at } = quote;
  const [who, what] = [
    made_by === 'creator' ? 'you don’t' : `${name} doesn’t`,
    isFirstOffer(quote) ? 'offer' : 'price',
  ];
  if (status !== 'open' || isOver(expires_at, now)) return [];
  return [
    {
      label: made_by === 'creator' ? 'Your answer' : `${name} answers`,
      state: 'now',
      note: <TimeLeft until={expires_at} now={now} />,
    },
    {
      label: `If ${who} answer, the ${what} expires and ${withoutAgreement(quote)}`,
      state: 'next',
    },
  ];
}

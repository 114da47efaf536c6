import type { BusinessQuote, QuoteTurn } from '#contract/hiring/quotes.ts';
import { formatCents } from '#domain/format/money.ts';
import { TimeLeft } from '#web/components/quotes/time-left.tsx';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { isOver } from './status-words.ts';

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
  const posted: Stop = {
    label: `You posted ${formatCents(posted_cents)}`,
    state: 'done',
    ...(campaign.published_at && { note: dayWords(campaign.published_at, now) }),
  };
  return [
    posted,
    ...turns.flatMap((turn, index) => turnStops(turn, index, name, now)),
    ...comingStops(quote, now, name),
  ];
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

function comingStops(
  { status, made_by, expires_at, posted_cents }: BusinessQuote,
  now: Date,
  name: string,
): Stop[] {
  if (status !== 'open' || isOver(expires_at, now)) return [];
  return [
    {
      label: made_by === 'creator' ? 'Your answer' : `${name} answers`,
      state: 'now',
      note: <TimeLeft until={expires_at} now={now} />,
    },
    {
      label: `If you don’t answer, the quote expires and the application stays at ${formatCents(posted_cents)}`,
      state: 'next',
    },
  ];
}

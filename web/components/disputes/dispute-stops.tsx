import type { Dispute } from '#contract/disputes.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import { dayWords } from '#web/components/admin/moment.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

type DisputeStopsProps = { dispute: Dispute; now: Date };

/** Where a dispute is, and when it goes on by itself. */
export function DisputeStops({ dispute, now }: DisputeStopsProps) {
  const isWide = useMediaQuery('(min-width: 48rem)', true);
  return (
    <ProgressStops
      label="Where the dispute is"
      stops={stopsOf(dispute, now)}
      direction={isWide ? 'across' : 'down'}
      size="roomy"
    />
  );
}

function stopsOf(dispute: Dispute, now: Date): Stop[] {
  const { status, created_at, clock_at, closed_at, closed_cause, statements, decisions, round } = dispute;
  const answer = statements.find(({ kind }) => kind === 'answer');
  const decision = decisions.at(-1);
  const place = PLACES[status];
  const stateOf = (at: number): Stop['state'] => (at < place ? 'done' : at === place ? 'now' : 'next');
  const until = clock_at ? `Until ${newYorkMoment(clock_at)}` : undefined;
  return [
    { label: 'Opened', state: 'done', note: dayWords(created_at, now) },
    {
      label: 'Answer',
      state: stateOf(1),
      note: answer ? dayWords(answer.created_at, now) : place === 1 ? until : place > 1 ? 'None' : undefined,
    },
    { label: round === 2 ? 'Second look' : 'Review', state: stateOf(2), note: 'By a person at Bizmeet' },
    {
      label: 'Decision',
      state: stateOf(3),
      note: place === 3 ? until : decision ? dayWords(decision.decided_at, now) : undefined,
    },
    {
      label: closed_cause === 'withdrawn' ? 'Taken back' : 'Closed',
      state: status === 'closed' ? 'paid' : 'next',
      note: closed_at ? dayWords(closed_at, now) : 'The money moves',
    },
  ];
}

const PLACES: Record<Dispute['status'], number> = {
  open: 1,
  awaiting_response: 1,
  under_review: 2,
  decided: 3,
  closed: 4,
};

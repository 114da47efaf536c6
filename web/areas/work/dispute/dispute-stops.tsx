import type { Dispute } from '#contract/work/disputes.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

type DisputeStopsProps = { dispute: Dispute; now: Date };

/** The stage of a dispute, and its automatic deadline. */
export function DisputeStops({ dispute, now }: DisputeStopsProps) {
  const isWide = useMediaQuery('(min-width: 48rem)', true);
  return (
    <ProgressStops
      label="Dispute progress"
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
    { label: round === 2 ? 'Appeal review' : 'Review', state: stateOf(2), note: reviewNote(dispute) },
    {
      label: 'Decision',
      state: stateOf(3),
      note: place === 3 ? until : decision ? dayWords(decision.decided_at, now) : undefined,
    },
    {
      label: closed_cause === 'withdrawn' ? 'Withdrawn' : 'Closed',
      state: status === 'closed' ? 'paid' : 'next',
      note: closed_at ? dayWords(closed_at, now) : 'Money is paid out',
    },
  ];
}

function reviewNote({ decide_by }: Dispute): string {
  return decide_by ? `Decision by ${newYorkMoment(decide_by)}` : 'By someone at Bizmeet';
}

const PLACES: Record<Dispute['status'], number> = {
  open: 1,
  awaiting_response: 1,
  under_review: 2,
  decided: 3,
  closed: 4,
};

import type { Collaboration } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { isDone } from '#domain/work/deliverable-states.ts';
import { dayWords } from '#web/components/time/moment.ts';
import type { Stop } from '#web/ui/progress-stops.tsx';

/** The stages of the work, from acceptance to payment. */
export function workStops(work: Collaboration, now: Date): Stop[] {
  const { deliverables, completed_at, payout_cents, money } = work;
  const firstSent = deliverables
    .flatMap(({ submissions }) => submissions.at(-1)?.submitted_at ?? [])
    .sort()
    .at(0);
  const due = deliverables
    .flatMap(({ due_at, version }) => (version === 0 ? (due_at ?? []) : []))
    .sort()
    .at(0);
  const isSent = firstSent !== undefined;
  const isOver = completed_at !== null;
  return [
    { label: 'Accepted', state: 'done', note: dayWords(work.agreed_at, now) },
    {
      // A draft may be photos, and nothing is made before a product arrives.
      label: isSent || isOver ? 'Draft sent' : 'Draft',
      state: isSent || isOver ? 'done' : 'now',
      note: firstSent ? dayWords(firstSent, now) : due ? `By ${dayWords(due, now)}` : '',
    },
    {
      label: 'Review and posting',
      state: isOver ? 'done' : isSent ? 'now' : 'next',
      note: progressWords(work),
    },
    {
      label: 'All confirmed',
      state: isOver ? 'done' : 'next',
      note: completed_at ? dayWords(completed_at, now) : 'Then we release the payout',
    },
    {
      label: 'Released',
      state: 'paid',
      note: formatCents(isOver ? money.released_cents : payout_cents),
    },
  ];
}

/** "1 of 3 approved". */
function progressWords({ deliverables }: Pick<Collaboration, 'deliverables'>): string {
  const approved = deliverables.filter(({ approved_at, verified_at }) => approved_at ?? verified_at).length;
  return `${approved} of ${deliverables.length} approved`;
}

/** The current stop in a sentence, for narrow screens. */
export function stopSentence(work: Collaboration, now: Date): { name: string; rest: string } {
  const stops = workStops(work, now);
  if (work.status === 'completed') {
    return { name: 'Released.', rest: `${formatCents(work.money.released_cents)} is yours.` };
  }
  const current = stops.find(({ state }) => state === 'now');
  const isOnlyOne = work.deliverables.length === 1;
  const left = work.deliverables.filter(({ kind, status }) => !isDone(kind, status)).length;
  const all = isOnlyOne
    ? 'it’s'
    : left === 1
      ? 'the last one is'
      : left === 2
        ? 'both are'
        : `all ${NUMBERS[left] ?? left} are`;
  return {
    name: `${current?.label ?? 'In progress'}.`,
    rest: `${progressWords(work)}, released when ${all} confirmed.`,
  };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

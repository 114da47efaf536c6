import type { Deliverable } from '#contract/work/deliverables.ts';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { dayOf, leftWords } from '#web/components/work/work-words.ts';

type DueWordsProps = { deliverable: Deliverable; lead?: string; now: Date };

/** "Mon, Jun 16, 5 days left". */
export function DueWords({ deliverable: { due_at }, lead = '', now }: DueWordsProps) {
  if (due_at === null) return null;
  if (!leftWords(due_at, now).isUrgent) {
    return (
      <time dateTime={due_at} className="num">
        {lead}
        {dayOf(due_at)}, {leftWords(due_at, now).words}
      </time>
    );
  }
  return (
    <span className="num flex flex-wrap items-baseline gap-x-2">
      {lead}
      {dayOf(due_at)}
      <TimeTo until={due_at} now={now} />
    </span>
  );
}

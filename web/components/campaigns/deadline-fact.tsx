import { Clock } from 'lucide-react';
import { DeadlineLabel } from './deadline-label.tsx';

type DeadlineFactProps = { deadline: string | null; now: Date; className?: string };

/** The deadline with a clock icon, as one of a campaign's facts. */
export function DeadlineFact({ deadline, now, className = '' }: DeadlineFactProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <Clock aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-2" />
      <span className="sr-only">Applications close: </span>
      <DeadlineLabel deadline={deadline} now={now} />
    </span>
  );
}

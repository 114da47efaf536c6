import { Clock } from 'lucide-react';
import { DeadlineLabel } from './deadline-label.tsx';

type DeadlineFactProps = { deadline: string | null; now: Date; className?: string };

/** The deadline with a clock icon, as one of a campaign's facts. */
export function DeadlineFact({ deadline, now, className = '' }: DeadlineFactProps) {
  return (
    <span className={className ? `fact ${className}` : 'fact'}>
      <Clock aria-hidden="true" />
      <span className="sr-only">Applications close: </span>
      <DeadlineLabel deadline={deadline} now={now} />
    </span>
  );
}

import { deadlineLabel, isUrgent } from '#domain/format/deadlines.ts';

type DeadlineLabelProps = {
  deadline: string | null;
  /** Passed in by the page, so that server and browser use the same time. */
  now: Date;
  className?: string;
};

export function DeadlineLabel({ deadline, now, className = '' }: DeadlineLabelProps) {
  const label = deadlineLabel(deadline, now);
  const urgent = isUrgent(deadline, now);
  const over = deadline === null || label === 'Expired';
  return (
    <time
      dateTime={deadline ?? undefined}
      className={`day-label ${urgent ? 'mark' : over ? 'text-ink-3' : 'text-ink-2'}${className && ` ${className}`}`}
    >
      {label}
    </time>
  );
}

import { leftWords } from './work-words.ts';

type TimeToProps = { until: string; now: Date; className?: string };

/** The time left; highlighted when only hours remain. */
export function TimeTo({ until, now, className = '' }: TimeToProps) {
  const { words, isUrgent } = leftWords(until, now);
  return (
    <time dateTime={until} className={`num whitespace-nowrap ${isUrgent ? 'mark' : ''} ${className}`}>
      {words}
    </time>
  );
}

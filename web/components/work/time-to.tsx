import { leftWords } from './work-words.ts';

type TimeToProps = { until: string; now: Date; className?: string };

/** How long there is; hours wear the highlighter. */
export function TimeTo({ until, now, className = '' }: TimeToProps) {
  const { words, isUrgent } = leftWords(until, now);
  return (
    <time dateTime={until} className={`num whitespace-nowrap ${isUrgent ? 'mark' : ''} ${className}`}>
      {words}
    </time>
  );
}

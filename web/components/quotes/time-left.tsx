import { timeLeft } from './quote-words.ts';

type TimeLeftProps = { until: string; now: Date; className?: string };

/** The time left for a quote, highlighted only in its last hours. */
export function TimeLeft({ until, now, className = '' }: TimeLeftProps) {
  const { words, isUrgent } = timeLeft(until, now);
  return (
    <time
      dateTime={until}
      className={`num whitespace-nowrap ${isUrgent ? 'mark' : 'text-ink-2'} ${className}`}
    >
      {words}
    </time>
  );
}

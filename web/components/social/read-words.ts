import { newYorkDate } from '#domain/deadlines.ts';
import type { NumbersSource } from '#domain/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';

/** "Read from Instagram", or whose word it is. */
export function sourceWords(source: NumbersSource | null): string {
  return source === null || source === 'creator'
    ? 'Said by the creator'
    : `Read from ${PLATFORM_NAMES[source]}`;
}

/** "Jun 10", with its year when that is another one. */
export function readDay(at: string, now: Date): string {
  const isThisYear = newYorkDate(new Date(at)).slice(0, 4) === newYorkDate(now).slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(at));
}

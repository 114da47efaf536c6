import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';

/** "Read from Instagram", or that the number is self-reported. */
export function sourceWords(source: NumbersSource | null): string {
  return source === null || source === 'creator' ? 'Self-reported' : `From ${PLATFORM_NAMES[source]}`;
}

/** "Jun 10", with the year if it isn't the current one. */
export function readDay(at: string, now: Date): string {
  const isThisYear = newYorkDate(new Date(at)).slice(0, 4) === newYorkDate(now).slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(at));
}

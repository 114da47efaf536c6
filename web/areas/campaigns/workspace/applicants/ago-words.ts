import { ageWords, dayWords } from '#web/components/time/moment.ts';

const DAY_MS = 86_400_000;

/** "1 h ago", "Yesterday", and the date after a week. */
export function agoWords(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (age >= 7 * DAY_MS) return dayWords(at, now);
  if (age >= DAY_MS && age < 2 * DAY_MS) return 'Yesterday';
  return `${ageWords(at, now)} ago`;
}

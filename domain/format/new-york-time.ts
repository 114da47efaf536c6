const ZONE = 'America/New_York';

/** Ends a sentence, which a time such as "6 p.m." may have ended already. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`;
}

/** "2:41 p.m.", and "6 p.m." on the hour. The space doesn't break, so the time stays on one line. */
export function newYorkClock(at: string): string {
  const { hour = '', minute = '', dayPeriod = '' } = partsOf(CLOCK, at);
  const half = dayPeriod.toLowerCase() === 'am' ? 'a.m.' : 'p.m.';
  return `${minute === '00' ? hour : `${hour}:${minute}`}\u00a0${half}`;
}

/** "Thu, Jun 12" */
export function newYorkDay(at: string): string {
  return DAY.format(new Date(at));
}

/** "Thu, Jun 12, 6 p.m." */
export function newYorkMoment(at: string): string {
  return `${newYorkDay(at)}, ${newYorkClock(at)}`;
}

/** "Thu, Jun 12" of a date as in "2026-06-12". */
export function dateWords(date: string): string {
  return newYorkDay(`${date}T16:00:00Z`);
}

/** "June 2026" of a month as in "2026-06". */
export function monthWords(month: string): string {
  return MONTH.format(new Date(`${month}-15T16:00:00Z`));
}

/** "Thursday": only for days within a week. */
export function newYorkWeekday(at: string): string {
  return WEEKDAY.format(new Date(at));
}

/** "December 21, 2026" */
export function newYorkLongDay(at: string): string {
  return LONG_DAY.format(new Date(at));
}

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' });
const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', year: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'long' });

function partsOf(format: Intl.DateTimeFormat, at: string): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
}

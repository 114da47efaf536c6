import { DAYS, type Day } from '#domain/businesses/opening-hours.ts';
import { pageReader } from '../site.ts';
import { MONTH } from './address.ts';
import { daysBetween, gatherHours, type OpenSpan, readDay } from './hours-grid.ts';

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\.?';
const TO = '\\s?(?:-|–|—|to|through|thru|until|till)\\s?';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?\\s?([ap])?\\.?(?:m\\b\\.?)?';
const LINE = new RegExp(
  `\\b(${DAY}(?:(?:${TO}|\\s?(?:,|&|and|/)\\s?)${DAY}){0,6}|every ?day|daily|weekdays?|weekends?|7 days(?: a week)?)` +
    `\\s?[:,–—-]?\\s?(?:from )?${TIME}${TO}${TIME}`,
  'gi',
);

/** Hours written for people: "Tue to Sun, 7 a.m. to 3 p.m." */
export const hoursReader = pageReader('hours', ({ text, url, updated_at }) => {
  // A table puts the day in one line and its hours in the next.
  const lines = text.replace(/\n/g, ' ');
  const spans = [...lines.matchAll(LINE)].flatMap(readLine);
  const value = gatherHours(spans);
  if (value.length === 0) return [];
  const note = updated_at && `updated in ${MONTH.format(new Date(updated_at))}`;
  return [
    { field: 'hours', value, source_url: url, source_kind: 'text', confidence: 0.7, ...(note && { note }) },
  ];
});

function readLine([
  ,
  days = '',
  openHour,
  openMinute,
  openHalf,
  closeHour,
  closeMinute,
  closeHalf,
]: RegExpExecArray): OpenSpan[] {
  const opens = { hour: Number(openHour), minute: openMinute, half: openHalf?.toLowerCase() };
  const closes = { hour: Number(closeHour), minute: closeMinute, half: closeHalf?.toLowerCase() };
  if (opens.half === undefined && closes.half === undefined) {
    const isPlain =
      opens.minute !== undefined && closes.minute !== undefined && (opens.hour > 12 || closes.hour > 12);
    if (isPlain)
      return [
        {
          days: readDays(days),
          opens: clock(opens.hour, opens.minute),
          closes: clock(closes.hour, closes.minute),
        },
      ];
    // "9 to 5" can only be meant one way; "5 to 10" could be morning or evening.
    if (closes.hour >= opens.hour) return [];
  }
  const closing = closes.half ?? 'p';
  // "7 to 3 p.m." begins in the morning, "5 to 10 p.m." in the evening.
  const opening = opens.half ?? (opens.hour % 12 < closes.hour % 12 ? closing : 'a');
  return [
    {
      days: readDays(days),
      opens: clock(inDay(opens.hour, opening), opens.minute),
      closes: clock(inDay(closes.hour, closing), closes.minute),
    },
  ];
}

function readDays(text: string): readonly Day[] {
  const words = text.toLowerCase();
  if (/every|daily|7 days/.test(words)) return DAYS;
  if (words.startsWith('weekday')) return DAYS.slice(0, 5);
  if (words.startsWith('weekend')) return DAYS.slice(5);
  return words.split(/\s?(?:,|&|\band\b|\/)\s?/).flatMap((part) => {
    const [first, last = first] = part
      .split(/-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b/)
      .map(readDay);
    return first && last ? daysBetween(first, last) : [];
  });
}

function inDay(hour: number, half: string): number {
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function clock(hour: number, minute = '00'): string {
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

import { addDays } from '#domain/format/new-york-dates.ts';
import type { CalendarDate } from './calendar-date.ts';

const MOST_OCTETS = 75;

/** Writes dates as in RFC 5545: lines of at most 75 octets, each ended by CRLF. */
export function writeCalendar(
  dates: readonly CalendarDate[],
  { app_url, written_at }: { app_url: string; written_at: Date },
): string {
  const { host } = new URL(app_url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bizmeet//Dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Bizmeet',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...dates.flatMap((date) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(date.uid)}@${host}`,
      `DTSTAMP:${utc(written_at)}`,
      ...timesOf(date),
      `SUMMARY:${escapeText(date.title)}`,
      ...(date.description ? [`DESCRIPTION:${escapeText(date.description)}`] : []),
      `URL:${new URL(date.href, app_url).href}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** An all-day entry ends when the next day begins. */
function timesOf(date: CalendarDate): string[] {
  if ('on_date' in date) {
    return [
      `DTSTART;VALUE=DATE:${plainDay(date.on_date)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(date.on_date, 1))}`,
    ];
  }
  const { starts_at, ends_at } = date;
  return [`DTSTART:${utc(new Date(starts_at))}`, ...(ends_at ? [`DTEND:${utc(new Date(ends_at))}`] : [])];
}

function plainDay(date: string): string {
  return date.replaceAll('-', '');
}

function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line between characters, never inside one. Each continuation begins with a space, which counts. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

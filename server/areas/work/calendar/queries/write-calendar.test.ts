import { expect, it } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { writeCalendar } from './write-calendar.ts';

const HOME = { app_url: 'https://bizmeet.example', written_at: new Date('2026-06-11T14:00:05.678Z') };
const DATE: CalendarDate = {
  uid: 'apply-by-1',
  title: 'Last day to apply',
  description: 'Tía Chelo',
  href: '/campaigns/abc',
  on_date: '2026-06-30',
};

const lines = (date: Partial<CalendarDate>) =>
  writeCalendar([{ ...DATE, ...date } as CalendarDate], HOME).split('\r\n');
const unfolded = (date: Partial<CalendarDate>) =>
  writeCalendar([{ ...DATE, ...date } as CalendarDate], HOME)
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('writes a day as a day, ended by the next one', () => {
  expect(lines({})).toEqual(
    expect.arrayContaining([
      'UID:apply-by-1@bizmeet.example',
      'DTSTAMP:20260611T140005Z',
      'DTSTART;VALUE=DATE:20260630',
      'DTEND;VALUE=DATE:20260701',
      'URL:https://bizmeet.example/campaigns/abc',
    ]),
  );
});

it('writes a moment in UTC', () => {
  const { on_date: _, ...entry } = DATE as CalendarDate & { on_date: string };
  const moment = { ...entry, starts_at: '2026-06-30T23:59:59.999Z', ends_at: '2026-07-01T00:30:00.000Z' };
  const written = writeCalendar([moment], HOME).split('\r\n');
  expect(written).toContain('DTSTART:20260630T235959Z');
  expect(written).toContain('DTEND:20260701T003000Z');
});

it('escapes what has a meaning of its own, and lets nobody add lines', () => {
  const title = 'Bread; butter, \\ jam\r\nATTACH:https://evil.example\u0007';
  expect(unfolded({ title })).toContain('SUMMARY:Bread\\; butter\\, \\\\ jam\\nATTACH:https://evil.example');
  expect(lines({ title }).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});

it('folds at 75 octets, between characters, and loses none', () => {
  const title = `${'é'.repeat(90)}${'🍞'.repeat(30)}${'x'.repeat(200)}`;
  for (const line of lines({ title })) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded({ title })).toContain(`SUMMARY:${title}`);
});

it('is a calendar also without dates', () => {
  expect(writeCalendar([], HOME)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

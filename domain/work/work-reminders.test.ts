import { expect, it } from 'vitest';
import { lateAt, remindersFrom, remindersOf } from './work-reminders.ts';

const due = {
  kind: 'tiktok_video',
  status: 'due',
  due_at: '2026-06-20T16:00:00.000Z',
  passes_at: null,
} as const;
const sent = {
  kind: 'tiktok_video',
  status: 'submitted',
  due_at: null,
  passes_at: '2026-06-20T16:00:00.000Z',
} as const;
const at = (moment: string) => new Date(moment);

it('the creator is reminded three days and one before, when it is late, and the business after the grace', () => {
  expect(remindersOf(due, 24).map((one) => [one.kind, one.at.toISOString()])).toEqual([
    ['due', '2026-06-17T16:00:00.000Z'],
    ['due', '2026-06-19T16:00:00.000Z'],
    ['late', '2026-06-20T16:00:00.000Z'],
    ['past_grace', '2026-06-21T16:00:00.000Z'],
  ]);
});

it('the business is reminded a day and four hours before its silence counts', () => {
  expect(remindersOf(sent, 24).map((one) => one.at.toISOString())).toEqual([
    '2026-06-19T16:00:00.000Z',
    '2026-06-20T12:00:00.000Z',
  ]);
});

it('what has passed when a state begins is not said any more', () => {
  expect(remindersFrom(due, 24, at('2026-06-18T16:00:00Z'))).toEqual({
    remind_at: '2026-06-19T16:00:00.000Z',
    reminders_sent: 1,
  });
  expect(remindersFrom(sent, 24, at('2026-06-20T13:00:00Z'))).toEqual({ remind_at: null, reminders_sent: 2 });
});

it('nobody is late where it is not their turn', () => {
  expect(lateAt(due, 24)?.toISOString()).toBe('2026-06-21T16:00:00.000Z');
  expect(lateAt(sent, 24)).toBeNull();
  expect(lateAt({ ...due, status: 'verified' }, 24)).toBeNull();
});

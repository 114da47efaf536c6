import { expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { type ThreadLine, threadDays } from './thread-days.ts';

const NOW = new Date('2026-06-10T14:00:00.000Z');
const said = (created_at: string, more: Partial<Message> = {}): Message => ({
  id: created_at,
  side: 'creator',
  is_own: true,
  sender_name: 'Maya',
  body: 'Hello',
  is_deleted: false,
  is_removed: false,
  files: [],
  created_at,
  ...more,
});
const happened = (at: string): ThreadLine => ({
  kind: 'line',
  id: at,
  at,
  words: 'It happened',
  mark: 'plain',
});

it('lays what happened between what was said, the oldest first', () => {
  const [day] = threadDays(
    {
      messages: [said('2026-06-10T13:10:00.000Z'), said('2026-06-10T13:00:00.000Z')],
      moments: [happened('2026-06-10T13:05:00.000Z'), happened('2026-06-10T13:00:00.000Z')],
      hasEarlier: false,
    },
    NOW,
  );
  expect(day?.entries.map(({ kind }) => kind)).toEqual(['line', 'message', 'line', 'message']);
});

it('groups by the days of New York and names them as one would say them', () => {
  const days = threadDays(
    {
      // It is 3:30 a.m. in London, but still the evening before in New York.
      messages: [
        said('2026-06-10T13:00:00.000Z'),
        said('2026-06-10T03:30:00.000Z'),
        said('2026-06-05T16:00:00.000Z'),
        said('2025-12-31T16:00:00.000Z'),
      ],
      moments: [],
      hasEarlier: false,
    },
    NOW,
  );
  expect(days.map(({ words }) => words)).toEqual([
    'Wednesday, December 31, 2025',
    'Friday, June 5',
    'Yesterday',
    'Today',
  ]);
});

it('holds back what happened before the earliest message that is shown', () => {
  const thread = {
    messages: [said('2026-06-10T13:00:00.000Z')],
    moments: [happened('2026-06-01T13:00:00.000Z'), happened('2026-06-10T13:30:00.000Z')],
  };
  const kinds = (hasEarlier: boolean) =>
    threadDays({ ...thread, hasEarlier }, NOW).flatMap(({ entries }) => entries.map(({ kind }) => kind));
  expect(kinds(true)).toEqual(['message', 'line']);
  expect(kinds(false)).toEqual(['line', 'message', 'line']);
});

it('writes the time once below what one person wrote without a break', () => {
  const [day] = threadDays(
    {
      messages: [
        said('2026-06-10T13:40:00.000Z'),
        said('2026-06-10T13:04:00.000Z', { side: 'business', is_own: false, sender_name: 'Rosa' }),
        said('2026-06-10T13:03:00.000Z', { side: 'business', is_own: false, sender_name: 'Marco' }),
        said('2026-06-10T13:01:00.000Z'),
        said('2026-06-10T13:00:00.000Z'),
      ],
      moments: [],
      hasEarlier: false,
    },
    NOW,
  );
  const runs = day?.entries.map((entry) => entry.kind === 'message' && [entry.followsOn, entry.endsRun]);
  expect(runs).toEqual([
    [false, false],
    [true, true],
    [false, true],
    [false, true],
    [false, true],
  ]);
});

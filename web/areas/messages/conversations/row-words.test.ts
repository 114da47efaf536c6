import { expect, it } from 'vitest';
import { lastWords, rowTime } from './row-words.ts';

it('says when in as few words as are clear', () => {
  const now = new Date('2026-06-10T14:00:00.000Z');
  expect(rowTime('2026-06-10T13:41:00.000Z', now)).toBe('9:41\u00a0a.m.');
  expect(rowTime('2026-06-08T13:41:00.000Z', now)).toBe('Mon');
  expect(rowTime('2026-06-03T13:41:00.000Z', now)).toBe('Jun 3');
  expect(rowTime('2025-06-03T13:41:00.000Z', now)).toBe('Jun 3, 2025');
});

it('names who wrote the last message, in one line', () => {
  const last = (more: object) =>
    lastWords({
      last_message: {
        side: 'business',
        is_own: false,
        sender_name: 'Rosa',
        excerpt: 'The slice\n\nis perfect',
        file_count: 0,
        ...more,
      },
    });
  expect(last({})).toBe('Rosa: The slice is perfect');
  expect(last({ is_own: true, excerpt: '', file_count: 2 })).toBe('You: 2 files');
  expect(lastWords({ last_message: null })).toBe('No messages left');
});

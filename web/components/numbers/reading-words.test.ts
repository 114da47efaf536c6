import { expect, it } from 'vitest';
import type { PostNumbersView } from '#contract/work/post-numbers.ts';
import { readingState } from './reading-words.ts';

const current = { day: '2026-11-26', source: 'instagram', read_at: '2026-11-26T15:00:00Z' } as NonNullable<
  PostNumbersView['current']
>;
const post = {
  platform: 'instagram',
  kind: 'instagram_reel',
  current: null,
  failure: null,
  is_being_read: true,
  reading_ends_at: '2026-12-27T05:00:00Z',
  said_by: 'Maya',
} as const;

it('says until which day in New York a post is read, or was', () => {
  expect(readingState(post, 'creator').words).toBe(
    'No numbers yet. We’ll read them from Instagram within the hour.',
  );
  expect(readingState({ ...post, current }, 'business').words).toBe('We read it every day until Dec 26.');
  expect(readingState({ ...post, current, is_being_read: false }, 'business').words).toBe(
    'We read it until Dec 26.',
  );
});

it('sends the creator to the connection where that helps', () => {
  const failing = { ...post, current, is_being_read: false } as const;
  expect(readingState({ ...failing, failure: 'ended' }, 'creator')).toEqual({
    words: 'Instagram stopped answering.',
    connect: 'Reconnect Instagram',
  });
  expect(readingState({ ...failing, failure: 'not_connected' }, 'creator').connect).toBe('Connect Instagram');
  expect(readingState({ ...failing, failure: 'away' }, 'creator')).toEqual({
    words: 'Instagram stopped answering. We’ll keep trying.',
    connect: null,
  });
});

it('tells a business what happens without sending it anywhere', () => {
  expect(readingState({ ...post, failure: 'ended' }, 'business')).toEqual({
    words: 'We can’t read this post on Instagram. Maya can enter the numbers with a screenshot.',
    connect: null,
  });
});

import { expect, it } from 'vitest';
import { totalWords, typedTotalWords } from './post-totals.ts';

const totals = [
  { source: 'creator', post_count: 1, views: 3_200 },
  { source: 'instagram', post_count: 9, views: 200_000 },
  { source: 'tiktok', post_count: 3, views: 14_000 },
] as const;

it('names the platforms, and keeps typed numbers apart', () => {
  expect(totalWords(totals)).toBe('214,000 views on 12 posts for shops, read from Instagram and TikTok');
  expect(typedTotalWords(totals)).toBe('3,200 views on 1 post from numbers you entered');
});

it('says one view of one post as such, and nothing without numbers', () => {
  expect(totalWords([{ source: 'youtube', post_count: 1, views: 1 }])).toBe(
    '1 view on 1 post for shops, read from YouTube',
  );
  expect(totalWords([totals[0]])).toBeNull();
  expect(typedTotalWords([totals[1]])).toBeNull();
});

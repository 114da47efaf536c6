import { expect, it } from 'vitest';
import { contentTypeOf, DELIVERABLE_KINDS, summarizeDeliverables } from './deliverables.ts';

it('reads as quantities and kinds, singular and plural', () => {
  expect(
    summarizeDeliverables([
      { kind: 'instagram_reel', quantity: 1 },
      { kind: 'tiktok_video', quantity: 2 },
    ]),
  ).toBe('1 Instagram Reel, 2 TikTok Videos');
});

it('says so when nothing is asked for [DISC-27]', () => {
  expect(summarizeDeliverables([])).toBe('No deliverables specified');
});

it('keeps a list of exactly 80 characters whole and condenses one of 81 to two kinds [DISC-26]', () => {
  const kinds = DELIVERABLE_KINDS.slice(0, 4);
  const inAll = (quantities: number[]) =>
    summarizeDeliverables(kinds.map((kind, index) => ({ kind, quantity: quantities[index] ?? 0 })));
  expect(inAll([100, 100, 10, 10])).toHaveLength(80);
  expect(inAll([100, 100, 10, 10])).toMatch(/, 10 TikTok Videos$/);
  expect(inAll([100, 100, 100, 10])).toBe('100 Instagram Reels, 100 Instagram Stories +2 more');
});

it('knows the platform of every kind', () => {
  expect(DELIVERABLE_KINDS.map(contentTypeOf)).toEqual([
    'instagram',
    'instagram',
    'instagram',
    'tiktok',
    'youtube',
    'youtube',
    'ugc',
    'ugc',
  ]);
});

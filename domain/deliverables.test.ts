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

it('keeps exactly 80 characters whole and condenses longer lists to two kinds [DISC-26]', () => {
  const all = DELIVERABLE_KINDS.map((kind) => ({ kind, quantity: 1 }));
  const four = all.slice(0, 4);
  expect(summarizeDeliverables(four)).toHaveLength(66);
  expect(summarizeDeliverables(all.slice(0, 5))).toBe('1 Instagram Reel, 1 Instagram Story +3 more');
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

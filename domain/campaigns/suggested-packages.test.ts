import { expect, it } from 'vitest';
import { suggestPackages } from './suggested-packages.ts';

const PACKAGES = [
  { id: 'reel', deliverables: [{ kind: 'instagram_reel' }] },
  { id: 'tiktok', deliverables: [{ kind: 'tiktok_video' }] },
  { id: 'photos', deliverables: [{ kind: 'ugc_photo' }] },
  { id: 'both', deliverables: [{ kind: 'instagram_reel' }, { kind: 'ugc_video' }] },
  { id: 'film', deliverables: [{ kind: 'youtube_video' }] },
] as const;

it.each([
  [[], []],
  [['content'], ['photos', 'both']],
  [['reviews'], ['tiktok', 'film']],
  [
    ['foot_traffic', 'content'],
    ['both', 'reel', 'photos'],
  ],
  [
    ['launch', 'neighborhood'],
    ['reel', 'tiktok', 'both'],
  ],
] as const)('the goals %j suggest %j', (goals, ids) => {
  expect(suggestPackages(goals, PACKAGES)).toEqual(ids);
});

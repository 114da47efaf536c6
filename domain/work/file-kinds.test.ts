import { expect, it } from 'vitest';
import { findWrongKind } from './file-kinds.ts';

const still = { original_name: 'cover.jpg', is_video: false };
const film = { original_name: 'draft2.mp4', is_video: true };

it('a reel is a video, a photo is a picture, and a story may be either', () => {
  expect(findWrongKind('instagram_reel', still)).toBe('“cover.jpg” is a picture. Add a video instead.');
  expect(findWrongKind('ugc_photo', film)).toBe('“draft2.mp4” is a video. Add a photo instead.');
  expect(findWrongKind('instagram_reel', film)).toBeNull();
  expect(findWrongKind('ugc_photo', still)).toBeNull();
  for (const file of [still, film]) expect(findWrongKind('instagram_story', file)).toBeNull();
});

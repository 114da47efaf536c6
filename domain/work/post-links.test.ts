import { expect, it } from 'vitest';
import { readPostLink } from './post-links.ts';

it.each([
  ['tiktok_video', 'https://vm.tiktok.com/ZM8x/', 'https://vm.tiktok.com/ZM8x/'],
  ['tiktok_video', 'tiktok.com/@maya/video/7379021', 'https://tiktok.com/@maya/video/7379021'],
  ['instagram_reel', ' https://www.instagram.com/reel/C8x/ ', 'https://www.instagram.com/reel/C8x/'],
  ['youtube_short', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['youtube_video', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ'],
] as const)('a %s can be at %s', (kind, written, url) => {
  expect(readPostLink(kind, written)).toEqual({ url });
});

it.each([
  ['tiktok_video', 'http://www.tiktok.com/@maya/video/1'],
  ['tiktok_video', 'https://nottiktok.com/@maya/video/1'],
  ['tiktok_video', 'https://tiktok.com.example/@maya/video/1'],
  ['tiktok_video', 'https://tiktok.com@example.com/video/1'],
  ['tiktok_video', 'https://tiktok.com:8443/@maya/video/1'],
  ['tiktok_video', 'https://www.tiktok.com/'],
  ['tiktok_video', 'https://www.tiktok.com/@maya'],
  ['tiktok_video', 'https://vm.tiktok.com/'],
  ['instagram_reel', 'https://www.instagram.com/maya.eats/'],
  ['instagram_reel', 'https://www.instagram.com/reel/?igsh=1'],
  ['youtube_video', 'https://www.youtube.com/@maya'],
  ['tiktok_video', 'javascript:alert(1)'],
  ['tiktok_video', 'https://'],
  ['instagram_story', 'https://youtu.be/dQw4w9WgXcQ'],
  ['ugc_video', 'https://www.instagram.com/reel/C8x/'],
] as const)('a %s cannot be at %s', (kind, written) => {
  expect(readPostLink(kind, written)).toEqual({ refusal: expect.stringMatching(/\.$/) });
});

it('says of a word that it is no link, and of another site which link is needed', () => {
  expect(readPostLink('instagram_reel', 'nope')).toEqual({
    refusal: 'This isn’t a link. Copy it from the app, starting with https.',
  });
  expect(readPostLink('instagram_reel', 'https://youtu.be/dQw4w9WgXcQ')).toEqual({
    refusal: 'Send a link to the Instagram Reel on Instagram.',
  });
});

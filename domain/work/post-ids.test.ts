import { expect, it } from 'vitest';
import { instagramPostIn, isShortTikTok, postKey, tiktokVideoIn, youtubeVideoIn } from './post-ids.ts';

it('finds the code of an Instagram post, reel or story in each link Instagram shares', () => {
  expect(instagramPostIn('https://www.instagram.com/reel/C8xYz_-1/?igsh=abc')).toEqual({ code: 'C8xYz_-1' });
  expect(instagramPostIn('https://www.instagram.com/reels/C8xYz_-1')).toEqual({ code: 'C8xYz_-1' });
  expect(instagramPostIn('https://instagram.com/maya.eats/p/C8xYz_-1/')).toEqual({ code: 'C8xYz_-1' });
  expect(instagramPostIn('https://www.instagram.com/stories/maya.eats/3412345678901234567/')).toEqual({
    story_id: '3412345678901234567',
  });
  expect(instagramPostIn('https://www.instagram.com/share/reel/BAhX9')).toBeNull();
  expect(instagramPostIn('https://www.instagram.com/maya.eats/')).toBeNull();
});

it('finds the id of a TikTok video, and tells the short links it has to follow', () => {
  const full = 'https://www.tiktok.com/@maya.eats/video/7412345678901234567?lang=en';
  expect(tiktokVideoIn(full)).toBe('7412345678901234567');
  expect(tiktokVideoIn('https://m.tiktok.com/v/7412345678901234567.html')).toBe('7412345678901234567');
  expect(isShortTikTok(full)).toBe(false);
  for (const short of ['https://vm.tiktok.com/ZMabc123/', 'https://www.tiktok.com/t/ZTabc123/']) {
    expect(tiktokVideoIn(short)).toBeNull();
    expect(isShortTikTok(short)).toBe(true);
  }
});

it('finds the id of a YouTube video or Short', () => {
  for (const link of [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  ]) {
    expect(youtubeVideoIn(link)).toBe('dQw4w9WgXcQ');
  }
  expect(youtubeVideoIn('https://www.youtube.com/@maya')).toBeNull();
});

it.each([
  ['https://www.instagram.com/reel/C8xYz_-1/?igsh=abc', 'https://instagram.com/maya.eats/p/C8xYz_-1/'],
  [
    'https://www.tiktok.com/@maya.eats/video/7412345678901234567?lang=en',
    'https://m.tiktok.com/v/7412345678901234567.html',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/shorts/dQw4w9WgXcQ'],
  ['https://vm.tiktok.com/ZMabc123/?k=1', 'https://vm.tiktok.com/ZMabc123'],
])('knows that %s and %s lead to one post', (one, other) => {
  expect(postKey(one)).toBe(postKey(other));
});

it.each([
  ['https://www.instagram.com/reel/C8xYz_-1/', 'https://www.instagram.com/reel/C8xYz_-2/'],
  [
    'https://www.instagram.com/stories/maya/3412345678901/',
    'https://www.instagram.com/stories/maya/3412345678902/',
  ],
  ['https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc124/'],
  ['https://m.youtube.com/watch?v=one', 'https://m.youtube.com/watch?v=two'],
])('keeps %s and %s apart', (one, other) => {
  expect(postKey(one)).not.toBe(postKey(other));
});

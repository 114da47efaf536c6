import { expect, it } from 'vitest';
import { profileUrl, readHandle } from './social-platforms.ts';

it.each([
  ['instagram', 'maya.eats', 'maya.eats'],
  ['instagram', ' @Maya.Eats ', 'maya.eats'],
  ['instagram', 'https://www.instagram.com/maya.eats/?hl=en', 'maya.eats'],
  ['instagram', 'instagram.com/maya_eats', 'maya_eats'],
  ['tiktok', 'https://www.tiktok.com/@mayaeatsbk', 'mayaeatsbk'],
  ['tiktok', 'm.tiktok.com/@mayaeatsbk/video/73', 'mayaeatsbk'],
  ['youtube', '@Maya-Eats', 'maya-eats'],
  ['youtube', 'youtube.com/@%E3%83%A9%E3%83%BC%E3%83%A1%E3%83%B3', 'ラーメン'],
] as const)('reads the handle on %s in %j', (platform, typed, handle) => {
  expect(readHandle(platform, typed)).toBe(handle);
});

it.each([
  ['instagram', ''],
  ['instagram', '@'],
  ['instagram', 'maya eats'],
  ['instagram', 'maya.'],
  ['instagram', 'a'.repeat(31)],
  ['instagram', 'https://evil.example/maya'],
  ['instagram', 'https://instagram.com.evil.example/maya'],
  ['instagram', 'instagram.com/../maya'],
  ['tiktok', 'tiktok.com/discover'],
  ['tiktok', '<script>'],
  ['youtube', 'youtube.com/%E0%A4%A'],
  ['youtube', 'ab'],
] as const)('finds no handle on %s in %j', (platform, typed) => {
  expect(readHandle(platform, typed)).toBeNull();
});

it('a handle leads to its profile and back', () => {
  for (const [platform, handle] of [
    ['instagram', 'maya.eats'],
    ['tiktok', 'mayaeatsbk'],
    ['youtube', 'ラーメン'],
  ] as const) {
    expect(readHandle(platform, profileUrl(platform, handle))).toBe(handle);
  }
});

import { expect, it } from 'vitest';
import { readShopSocial } from './shop-socials.ts';

it.each([
  ['instagram', '@crumbandco', 'https://www.instagram.com/crumbandco'],
  ['instagram', ' crumb.and.co ', 'https://www.instagram.com/crumb.and.co'],
  ['instagram', 'instagram.com/crumbandco', 'https://www.instagram.com/crumbandco'],
  ['tiktok', '@crumb', 'https://www.tiktok.com/@crumb'],
  ['tiktok', 'https://www.tiktok.com/@crumb', 'https://www.tiktok.com/@crumb'],
  ['youtube', 'crumb', 'https://www.youtube.com/@crumb'],
  ['facebook', 'http://m.facebook.com/crumb', 'https://www.facebook.com/crumb'],
  ['facebook', 'facebook.com/profile.php?id=7', 'https://www.facebook.com/profile.php?id=7'],
] as const)('%s: %s leads to %s', (social, typed, href) => {
  expect(readShopSocial(social, typed)).toBe(href);
});

it.each([
  '',
  'two words',
  'instagram.com',
  'https://instagram.com/',
  'https://instagram.com.evil.example/crumb',
  'https://tiktok.com/@crumb',
  'javascript:alert(1)',
])('%s is no Instagram account', (typed) => {
  expect(readShopSocial('instagram', typed)).toBeNull();
});

import { expect, it } from 'vitest';
import { handlesIn } from './handles.ts';

it.each([
  ['instagram', 'https://www.instagram.com/crumbandco/', { instagram: 'crumbandco' }],
  ['tiktok', 'https://www.tiktok.com/@crumb.co?lang=en', { tiktok: 'crumb.co' }],
  ['youtube', 'https://www.youtube.com/@crumb-co', { youtube: 'crumb-co' }],
  ['youtube', 'https://www.youtube.com/channel/UC123', {}],
  ['instagram', 'https://www.instagram.com/p/Cx12/', {}],
  ['instagram', 'https://www.instagram.com/', {}],
  ['instagram', 'no address', {}],
  ['facebook', 'https://www.facebook.com/crumb', {}],
])('%s: %s', (platform, url, handles) => {
  expect(handlesIn([{ platform, url }])).toEqual(handles);
});

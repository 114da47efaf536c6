import { expect, it } from 'vitest';
import { outlineOf } from '#server/platform/enrichment/outline.ts';
import { readProfilePage } from './read-profile-page.ts';

const CODE = 'bizmeet-7K3QPX';

it.each([
  [
    'instagram',
    `<meta property="og:description" content="6,284 Followers, 310 Following - Maya on Instagram: &quot;Ramen. ${CODE}&quot;">`,
    6_284,
  ],
  [
    'instagram',
    `<script>{"biography":"Ramen \\u2014 ${CODE}","edge_followed_by":{"count":6284}}</script>`,
    6_284,
  ],
  [
    'tiktok',
    `<script>{"signature":"eats\\n${CODE}","stats":{"followerCount":1148,"heart":2}}</script>`,
    1_148,
  ],
  [
    'youtube',
    `<script>x={"channelMetadataRenderer":{"title":"Maya","description":"Walks. ${CODE}","rssUrl":""}}</script>`,
    null,
  ],
  ['youtube', `<meta name="description" content="${CODE}"><p>12K subscribers</p>`, null],
] as const)('reads the bio on %s, and the number where it stands in full', (platform, html, followers) => {
  const page = readProfilePage(platform, outlineOf(html));
  expect(page.bios.join('\n')).toContain(CODE);
  expect(page.followers).toBe(followers);
});

it.each([
  ['instagram', `<p>${CODE}</p>`],
  ['instagram', `<script>{"caption":"${CODE}"}</script>`],
  ['tiktok', `<script>{"comment":{"text":"${CODE}"}}</script>`],
  ['youtube', `<script>{"description":{"simpleText":"${CODE}"}}</script>`],
  ['youtube', `<title>${CODE}</title><div content="${CODE}"></div>`],
] as const)('what others write on a page on %s proves nothing', (platform, html) => {
  expect(readProfilePage(platform, outlineOf(html)).bios.join('')).not.toContain(CODE);
});

it.each(['', '<', '<script>{"biography":"\\u00"}</script>', `<script>"signature":"${'\\"'.repeat(400_000)}`])(
  'survives %.40j',
  (html) => {
    const startedAt = performance.now();
    for (const platform of ['instagram', 'tiktok', 'youtube'] as const) {
      expect(readProfilePage(platform, outlineOf(html))).toEqual({ bios: [], followers: null });
    }
    // Reading each character once takes milliseconds; starting a new search at each one would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  },
);

it('does not take a rounded number for a number', () => {
  const html = '<meta name="description" content="12K Followers, 1.2M subscribers">';
  expect(readProfilePage('instagram', outlineOf(html)).followers).toBeNull();
});

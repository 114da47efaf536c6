import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import { type FakePost, fakePlatform } from '#test/support/fake-platform.ts';
import { TestClock } from '#test/support/test-clock.ts';
import { instagram } from './instagram.ts';
import { challengeOf, newVerifier } from './pkce.ts';
import { makeUpNumbers } from './sandbox-posts.ts';
import type { PostAddress, SocialProvider } from './social-provider.ts';
import { tiktok } from './tiktok.ts';
import { readYouTubePost } from './youtube.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const clock = new TestClock();
const now = () => clock.now();
const keys = { client_secret: 'secret', api_base: fake.base, now };
const LONG = 'https://www.tiktok.com/@maya/video/7400000000000000001';
const follow = async (url: string) => (url.endsWith('/ZMgone/') ? url : `${LONG}?_r=1`);
const onInstagram = instagram({ client_id: 'id', ...keys });
const onTikTok = tiktok({ client_key: 'id', ...keys, follow });
const youtube = { api_key: 'key', api_base: fake.base };
const posted_at = clock.now().toISOString();

beforeEach(() => {
  fake.fault = null;
  fake.hidesPosts = false;
  fake.asked.clear();
});

async function tokensOf(provider: SocialProvider) {
  const redirect_uri = 'https://bizmeet.example/back';
  const verifier = newVerifier();
  const url = provider.authorizeUrl({ state: 's', challenge: challengeOf(verifier), redirect_uri });
  const { headers } = await fetch(url, { redirect: 'manual' });
  const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
  return provider.exchange({ code, verifier, redirect_uri });
}

const address = (kind: DeliverableKind, url: string, external_id: string | null = null): PostAddress => ({
  kind,
  url,
  external_id,
  posted_at,
});
const failing = (kind: string) => expect.objectContaining({ kind });

describe('Instagram', () => {
  const reel: FakePost = {
    id: '1803',
    permalink: 'https://www.instagram.com/reel/Creel3/',
    counts: { views: 12_400, reach: 9_810, likes: 801, comments: 42, saved: 66, shares: 31 },
  };
  const others = [1, 2, 4].map((at) => ({
    ...reel,
    id: `180${at}`,
    permalink: `https://www.instagram.com/p/Cpost${at}/`,
  }));
  const story: FakePost = {
    id: '1900',
    permalink: 'https://www.instagram.com/stories/maya/31415926/',
    counts: { views: 640, reach: 588, shares: 4 },
  };

  beforeEach(() => {
    fake.account.posts = [...others.slice(0, 2), reel, ...others.slice(2), story];
  });

  it('finds a reel on a later page by its link, and reads its six numbers', async () => {
    const tokens = await tokensOf(onInstagram);
    const read = await onInstagram.readPost(tokens, address('instagram_reel', `${reel.permalink}?igsh=x`));
    expect(read).toEqual({
      external_id: '1803',
      numbers: { views: 12_400, reach: 9_810, likes: 801, comments: 42, saves: 66, shares: 31 },
    });
    expect(fake.asked.get('/me/media')).toBe(2);
  });

  it('does not look for a post again that it found before', async () => {
    const tokens = await tokensOf(onInstagram);
    await onInstagram.readPost(tokens, address('instagram_reel', reel.permalink, '1803'));
    expect(fake.asked.get('/me/media')).toBeUndefined();
  });

  it('reads what a story has, and leaves out what stories do not have', async () => {
    const tokens = await tokensOf(onInstagram);
    const read = await onInstagram.readPost(tokens, address('instagram_story', story.permalink));
    expect(read.numbers).toEqual({
      views: 640,
      reach: 588,
      likes: null,
      comments: null,
      saves: null,
      shares: 4,
    });
  });

  it('fails in its own words for a post of someone else, a missing permission, and numbers that are not there yet', async () => {
    const tokens = await tokensOf(onInstagram);
    const foreign = address('instagram_reel', 'https://www.instagram.com/reel/Cforeign/');
    await expect(onInstagram.readPost(tokens, foreign)).rejects.toEqual(failing('unknown_post'));
    const mine = address('instagram_reel', reel.permalink);
    fake.account.posts = [{ ...reel, counts: {} }];
    await expect(onInstagram.readPost(tokens, mine)).rejects.toEqual(failing('too_early'));
    fake.hidesPosts = true;
    await expect(onInstagram.readPost(tokens, mine)).rejects.toEqual(failing('no_permission'));
    fake.hidesPosts = false;
    fake.fault = 'odd';
    await expect(onInstagram.readPost(tokens, mine)).rejects.toEqual(failing('unreadable'));
    fake.fault = null;
    fake.endAll();
    await expect(onInstagram.readPost(tokens, mine)).rejects.toEqual(failing('ended'));
  });
});

describe('TikTok', () => {
  const video: FakePost = {
    id: '7400000000000000001',
    permalink: LONG,
    counts: { view_count: 3_140, like_count: 210, comment_count: 9, share_count: 12 },
  };
  const numbers = { views: 3_140, reach: null, likes: 210, comments: 9, saves: null, shares: 12 };

  it('reads a video by the id in its link, and by a short link that it follows', async () => {
    fake.account.posts = [video];
    const tokens = await tokensOf(onTikTok);
    for (const url of [LONG, 'https://vm.tiktok.com/ZMabc/']) {
      const read = await onTikTok.readPost(tokens, address('tiktok_video', url));
      expect(read).toEqual({ external_id: video.id, numbers });
    }
  });

  it('fails for a video of someone else, a short link that leads nowhere, and a missing permission', async () => {
    fake.account.posts = [];
    const tokens = await tokensOf(onTikTok);
    await expect(onTikTok.readPost(tokens, address('tiktok_video', LONG))).rejects.toEqual(
      failing('unknown_post'),
    );
    const gone = address('tiktok_video', 'https://vm.tiktok.com/ZMgone/');
    await expect(onTikTok.readPost(tokens, gone)).rejects.toEqual(failing('away'));
    fake.hidesPosts = true;
    await expect(onTikTok.readPost(tokens, address('tiktok_video', LONG))).rejects.toEqual(
      failing('no_permission'),
    );
  });
});

describe('YouTube', () => {
  const url = 'https://www.youtube.com/shorts/abcdefghijk';
  const post = { id: 'abcdefghijk', permalink: url };

  it('reads the public statistics, which YouTube writes as text', async () => {
    const counts = { viewCount: '5120', commentCount: '7' } as never;
    fake.account.posts = [{ ...post, counts }];
    const { numbers } = await readYouTubePost(youtube, address('youtube_short', url));
    expect(numbers).toEqual({
      views: 5_120,
      reach: null,
      likes: null,
      comments: 7,
      saves: null,
      shares: null,
    });
  });

  it('fails for a video that is private or gone', async () => {
    fake.account.posts = [];
    await expect(readYouTubePost(youtube, address('youtube_short', url))).rejects.toEqual(
      failing('unknown_post'),
    );
  });
});

it('the sandbox makes up the same numbers on the same day, more on later days, and exactly the views that were chosen', () => {
  const post = address('instagram_reel', 'https://www.instagram.com/reel/C8x/');
  const after = (days: number, post_views: number | null = null) =>
    makeUpNumbers({
      platform: 'instagram',
      post,
      post_views,
      now: new Date(Date.parse(posted_at) + days * 86_400_000),
    });
  expect(after(2)).toEqual(after(2.5));
  const views = [0, 1, 2, 9, 30].map((days) => after(days).views ?? 0);
  expect(views).toEqual(views.toSorted((a, b) => a - b));
  expect(new Set(views).size).toBe(5);
  expect(after(3, 12_400).views).toBe(12_400);
});

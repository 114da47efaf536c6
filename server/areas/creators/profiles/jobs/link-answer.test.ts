import { expect, it } from 'vitest';
import type { Fetched } from '#server/platform/enrichment/fetch-outside.ts';
import { readLinkAnswer } from './link-answer.ts';

const URL_OF_POST = 'https://www.instagram.com/reel/C7xk2mOaf/';

function page(html: string, url = URL_OF_POST): Fetched {
  return {
    ok: true,
    url,
    status: 200,
    took_ms: 5,
    content_type: 'text/html',
    bytes: Buffer.from(html),
  } as Fetched;
}

function failed(failure: string, status: number | null = null): Fetched {
  return { ok: false, url: URL_OF_POST, status, took_ms: 5, failure, sentence: '' } as Fetched;
}

it('a page that opens is public, with the title it gives itself', async () => {
  const html = '<title>x</title><meta property="og:title" content="Ramen  at\n1 a.m. &amp; more">';
  expect(await readLinkAnswer(URL_OF_POST, page(html))).toEqual({
    finding: 'public',
    title: 'Ramen at 1 a.m. & more',
  });
  expect(await readLinkAnswer(URL_OF_POST, page('<p>No title</p>'))).toEqual({
    finding: 'public',
    title: null,
  });
});

it('only what a site says itself counts as private', async () => {
  for (const html of ['<p>This account is private</p>', '<script>{"is_private": true}</script>']) {
    expect((await readLinkAnswer(URL_OF_POST, page(html))).finding).toBe('private');
  }
  expect((await readLinkAnswer(URL_OF_POST, failed('refused', 401))).finding).toBe('private');
});

it('a sign-in page instead of the post says nothing about the post', async () => {
  const signInPage = 'https://www.instagram.com/accounts/login/?next=/reel/C7xk2mOaf/';
  expect((await readLinkAnswer(URL_OF_POST, page('<title>Login</title>', signInPage))).finding).toBe(
    'unclear',
  );
  expect((await readLinkAnswer(URL_OF_POST, failed('refused', 403))).finding).toBe('unclear');
  expect((await readLinkAnswer(URL_OF_POST, failed('too_slow'))).finding).toBe('unclear');
});

it('only what a site says is not there is missing; a site nobody reaches says nothing', async () => {
  expect((await readLinkAnswer(URL_OF_POST, failed('not_found', 404))).finding).toBe('missing');
  expect((await readLinkAnswer(URL_OF_POST, failed('no_such_site'))).finding).toBe('unclear');
});

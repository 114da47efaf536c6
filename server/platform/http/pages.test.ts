import { afterEach, expect, it, vi } from 'vitest';
import { PAGE_FLOWS } from '#server/page-flows.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { servePages } from './pages.ts';
import { serveWellKnown } from './well-known.ts';

/** Stands in for the built pages: what matters here is what the server does around them. */
const page = (status: number) =>
  new Response('<h1>Page</h1>', { status, headers: { 'content-type': 'text/html' } });

let renderings = 0;
let failure: number | null = null;

const { app, context } = await testApp({
  extend: (scope, parts) => {
    serveWellKnown(scope, parts.config, ['/help/fees']);
    servePages(scope, parts, PAGE_FLOWS, () => async (request, { context: given }) => {
      if (request.url.endsWith('/terms-of-service')) throw new Error('render failed');
      if (request.url.endsWith('/login')) return page(500);
      if (failure !== null) return page(failure);
      renderings += 1;
      const { cities } = (await given.api.ask('GET /api/cities', {})) as { cities: unknown[] };
      return new Response(`<p>${Array.isArray(cities)} ${given.nonce}</p>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    });
  },
});

it('renders a page with data from the API in the same process and the nonce of its own answer', async () => {
  const answer = await app.inject({ url: '/' });
  const nonce = /script-src 'self' 'nonce-([0-9a-f]+)'/.exec(
    String(answer.headers['content-security-policy']),
  )?.[1];
  expect(answer.body).toBe(`<p>true ${nonce}</p>`);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

/** No second passes unless a test says so. */
const stopTime = () => vi.useFakeTimers({ toFake: ['performance'] });
afterEach(() => void vi.useRealTimers());

const nonceOf = ({ headers }: { headers: object }) =>
  /'nonce-([0-9a-f]+)'/.exec(JSON.stringify(headers))?.[1];

it('renders the landing page once for a crowd of visitors, and gives each a nonce of their own', async () => {
  stopTime();
  const host = 'crowd.example';
  const before = renderings;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.inject({ url: '/', headers: { host } })),
  );
  expect(renderings - before).toBe(1);
  expect(answers.map(({ body }) => body)).toEqual(answers.map((answer) => `<p>true ${nonceOf(answer)}</p>`));
  expect(new Set(answers.map(nonceOf)).size).toBe(20);
});

it('renders it anew for another theme, for someone who is signed in, and after a second', async () => {
  stopTime();
  const host = 'anew.example';
  const renderingsOf = async (headers: Record<string, string>) => {
    const before = renderings;
    const { statusCode } = await app.inject({ url: '/', headers: { host, ...headers } });
    expect(statusCode).toBe(200);
    return renderings - before;
  };
  const { cookie: signedIn } = await signInAs(context, await newPerson(context));
  expect(await renderingsOf({})).toBe(1);
  expect(await renderingsOf({})).toBe(0);
  expect(await renderingsOf({ cookie: 'theme=dark' })).toBe(1);
  expect(await renderingsOf({ cookie: signedIn })).toBe(1);
  expect(await renderingsOf({ cookie: signedIn })).toBe(1);
  vi.advanceTimersByTime(1_001);
  expect(await renderingsOf({})).toBe(1);
});

it.each(['/@maya', '/shops/crumb-co', '/c/abcdefgh', '/nyc/greenpoint', '/for/bakery'])(
  'renders %s once a second for visitors, and keeps at most a hundred public pages beside the landing page',
  async (url) => {
    stopTime();
    const headers = { host: `${url.replaceAll(/[^a-z]/g, '')}.example` };
    const renderingsOf = async (address: string) => {
      const before = renderings;
      await app.inject({ url: address, headers });
      return renderings - before;
    };
    expect(await renderingsOf('/')).toBe(1);
    expect(await renderingsOf(url)).toBe(1);
    expect(await renderingsOf(url)).toBe(0);
    expect(await renderingsOf(`${url}?from=mail`)).toBe(1);
    for (let number = 0; number < 100; number += 1) await renderingsOf(`/@crowd${number}`);
    expect(await renderingsOf(url)).toBe(1);
    expect(await renderingsOf('/')).toBe(0);
    vi.advanceTimersByTime(1_001);
    expect(await renderingsOf(url)).toBe(1);
  },
);

it('renders a landing page that failed again for the next visitor', async () => {
  stopTime();
  const headers = { host: 'failing.example' };
  failure = 503;
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(503);
  failure = null;
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(200);
});

it.each(['/no-such-page', '/_serverFn/abc', '/login/deeper', '/%3Cscript%3E', '/..%2f..%2fetc%2fpasswd'])(
  'sends %s home before anything renders [ROUTE-34]',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
  },
);

it.each(['/api/nothing', '/api/campaign-count/deeper', '/api', '/assets/gone.js'])(
  'knows no page at %s and says so as a problem',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  },
);

it.each(['a b', 'x:99999', '[::'])('refuses a Host header that names no host: "%s"', async (host) => {
  const answer = await app.inject({ url: '/', headers: { host } });
  expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_request' });
});

it('keeps the status of a page that failed and still sends it as a page', async () => {
  const answer = await app.inject({ url: '/login' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
});

it('shows the error screen when a page cannot be drawn, and never the stack [UI-01] [UI-02] [UI-03]', async () => {
  const answer = await app.inject({ url: '/terms-of-service' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('render failed');
  for (const words of ['Something went wrong', 'Try again', 'Go home']) expect(answer.body).toContain(words);
});

it('lists the public pages for crawlers and keeps them out of the API', async () => {
  const { app_url } = context.config;
  const sitemap = (await app.inject({ url: '/sitemap.xml' })).body;
  expect(sitemap).toContain(`<loc>${app_url}/privacy-policy</loc>`);
  expect(sitemap).toContain(`<loc>${app_url}/help/fees</loc>`);
  expect(sitemap).not.toContain('/dev/');
  const robots = (await app.inject({ url: '/robots.txt' })).body;
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${app_url}/sitemap.xml`);
});

it('tells security researchers whom to write to, until when, and where that was said', async () => {
  const answer = await app.inject({ url: '/.well-known/security.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  const { app_url, contact_email } = context.config;
  expect(fields.get('Contact')).toBe(`mailto:${contact_email}`);
  expect(fields.get('Canonical')).toBe(`${app_url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(365);
});

it('opens the content policy for the origin of the map style, where one is set, and for no other', async () => {
  const policy = async (map_style_url: string | undefined) => {
    const { app: other } = await testApp({
      adapt: ({ config }) => ({ config: { ...config, map_style_url } }),
    });
    return String((await other.inject({ url: '/healthz' })).headers['content-security-policy']);
  };
  const open = await policy('https://tiles.example.com/styles/paper.json');
  expect(open).toMatch(/connect-src 'self'[^;]* https:\/\/tiles\.example\.com(;|$)/);
  expect(open).toMatch(/img-src 'self'[^;]* https:\/\/tiles\.example\.com(;|$)/);
  expect(open.match(/tiles\.example/g)).toHaveLength(2);
  expect(await policy(undefined)).not.toContain('example');
});

import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { idempotencyHeaders } from '#contract/platform/idempotency.ts';
import { PAGE_FLOWS } from '#server/page-flows.ts';
import { readOperations } from '#test/support/api-document.ts';
import { longestStall, STALL_MS } from '#test/support/longest-stall.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { until } from '#test/support/until.ts';
import { servePages } from './pages.ts';
import { openToEveryone } from './register-routes.ts';

const { app, context } = await testApp();

it.each([
  ['arrays', '['.repeat(120_000)],
  ['arrays that end', '['.repeat(120_000) + ']'.repeat(120_000)],
  ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['33 levels', '['.repeat(33) + ']'.repeat(33)],
])('refuses nested %s in the blink of an eye', async (_what, payload) => {
  const { answer, longest_ms } = await longestStall(async () =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sessions',
      headers: { 'content-type': 'application/json' },
      payload,
    }),
  );
  expect(answer.statusCode).toBe(400);
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('reads a query with thousands of keys without a stall', async () => {
  const query = Array.from({ length: 5_000 }, (_, index) => `k${index}[a][b]=1`).join('&');
  const { answer, longest_ms } = await longestStall(async () => app.inject({ url: `/api/cities?${query}` }));
  expect(answer.statusCode).toBe(200);
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('lets nobody keep private answers, refusals among them', async () => {
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  const creator = await signInAs(
    context,
    await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
  );
  const kept: string[] = [];
  for (const { route } of readOperations()) {
    const [method = '', path = ''] = route.split(' ');
    if (method !== 'GET' || path.includes('{')) continue;
    for (const { cookie } of [admin, creator]) {
      const { headers } = await app.inject({ url: path, headers: { cookie } });
      if (!String(headers['cache-control']).includes('no-store'))
        kept.push(`${route} ${headers['cache-control']}`);
    }
  }
  expect([...new Set(kept)]).toEqual(['GET /api/neighborhoods public, max-age=3600']);
});

it('reads the API document once, and sends it compressed or not at all', async () => {
  const first = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
  const tag = { 'if-none-match': String(first.headers.etag) };
  const { longest_ms, answer } = await longestStall(() =>
    Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.inject({ url: '/api/openapi.json', headers: index % 2 ? tag : {} }),
      ),
    ),
  );
  expect(answer.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(10).fill(200),
    ...Array(10).fill(304),
  ]);
  expect(
    answer.filter(({ body }) => body !== '').every(({ body }) => JSON.parse(body).openapi === '3.1.0'),
  ).toBe(true);
  expect(longest_ms).toBeLessThan(STALL_MS);
});

it('answers watchers, providers and files while everything else is turned away', async () => {
  const busy = await testApp({
    adapt: ({ config }) => ({ config: { ...config, busy_after_ms: 1 } }),
    extend: (scope) => {
      scope.register(async (files) => {
        openToEveryone(files);
        files.get('/assets/app.js', async () => 'here');
      });
    },
  });
  // A loop that never rests for more than a moment.
  const load = setInterval(() => {
    for (const end = performance.now() + 15; performance.now() < end; );
  }, 5);
  try {
    await until(async () => (await busy.app.inject({ url: '/api/cities' })).statusCode === 503);
    for (const url of ['/healthz', '/readyz', '/metrics', '/assets/app.js']) {
      expect([url, (await busy.app.inject({ url })).statusCode]).toEqual([url, 200]);
    }
    const webhook = await busy.app.inject({ method: 'POST', url: '/api/webhooks/sandbox', payload: '{}' });
    expect(webhook.statusCode).toBe(403);
  } finally {
    clearInterval(load);
    await busy.app.close();
  }
});

it('counts a page once, whatever it asks for, and people behind one address apart once they signed in', async () => {
  const limited = await testApp({
    adapt: ({ config }) => ({ config: { ...config, requests_per_minute: 10 } }),
    extend: (scope, parts) =>
      servePages(scope, parts, PAGE_FLOWS, () => async (_request, { context: { api } }) => {
        for (let call = 0; call < 3; call += 1) await api.ask('GET /api/cities', {});
        return new Response('page', { headers: { 'content-type': 'text/html' } });
      }),
  });
  const ask = async (url: string, headers = {}) => (await limited.app.inject({ url, headers })).statusCode;
  const pages = await Promise.all(Array.from({ length: 10 }, () => ask('/terms-of-service')));
  expect(pages).toEqual(Array(10).fill(200));
  expect(await ask('/api/cities')).toBe(429);
  const { cookie } = await signInAs(context, await newPerson(context, { role: 'creator' }));
  expect(await ask('/api/cities', { cookie })).toBe(200);
  expect(await ask('/api/cities', { 'x-visit': 'made-up' })).toBe(429);
  await limited.app.close();
});

const MOVES_MONEY = [
  'requestPayout',
  'sendPayoutBatch',
  'stopPayout',
  'releasePayout',
  'cancelPayoutForCreator',
  'retryPayout',
  'retryRefund',
  'counterQuote',
  'counterQuoteForBusiness',
  'cancelCollaboration',
  'decideCampaignApplicant',
  'decideCampaignApplicants',
  'openDispute',
  'openDisputeFor',
  'decideDispute',
  'changePlatformSetting',
  'takeCampaignDown',
];

it('refuses fields it does not know wherever money moves', () => {
  const declared: Endpoint[] = Object.values(ENDPOINTS);
  const moving = declared.filter(
    ({ operation, headers }) => MOVES_MONEY.includes(operation) || headers === idempotencyHeaders,
  );
  expect(moving.length).toBeGreaterThan(MOVES_MONEY.length);
  const lenient = moving.filter(({ body }) => {
    const issues = body?.safeParse({ currency: 'eur' }).error?.issues ?? [];
    return body !== undefined && !issues.some(({ code }) => code === 'unrecognized_keys');
  });
  expect(lenient.map(({ operation }) => operation)).toEqual([]);
});

it('pays nothing out where the request says more than it may', async () => {
  const { cookie } = await signInAs(
    context,
    await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
  );
  const answer = await app.inject({
    method: 'POST',
    url: '/api/me/payouts',
    headers: { cookie, 'idempotency-key': 'unknown-field-1' },
    payload: { amount_cents: 1000, currency: 'eur' },
  });
  expect(answer.json()).toMatchObject({
    status: 400,
    code: 'invalid_input',
    detail: expect.stringContaining('currency'),
  });
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoints } from '#contract/platform/endpoint.ts';
import { databaseBusy } from '#server/platform/db/database-busy.ts';
import { Problem } from '#server/platform/errors.ts';
import { testApp } from '#test/support/test-app.ts';
import { handle } from './route.ts';

const { echo, fail } = endpoints({
  echo: {
    method: 'POST',
    url: '/api/echo',
    access: 'everyone',
    summary: 'Says it back',
    body: z.object({ word: z.string().max(10) }),
    response: z.object({ word: z.string() }),
  },
  fail: {
    method: 'GET',
    url: '/api/fail',
    access: 'everyone',
    summary: 'Fails',
    response: z.object({}),
  },
});

const echoing = handle(echo, async ({ body }) => ({ ...body, secret: 'never leaves' }));
const failing = (url: `/${string}`, error: unknown, access: Endpoint['access'] = 'everyone') =>
  handle<Endpoint>({ ...fail, url, access, operation: url }, () => Promise.reject(error));

const ROUTES = [
  echoing,
  failing('/api/guarded', new Error('reached'), 'signed_in'),
  failing('/api/bug', new Error('select * from secrets')),
  failing('/api/refusal', new Problem('not_found', 'No such thing.')),
  failing('/api/away', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
  failing('/api/shutdown', Object.assign(new Error('terminating connection'), { code: '57P01' })),
  failing('/api/slow', Object.assign(new Error('canceling statement'), { code: '57014' })),
  failing('/api/locked', Object.assign(new Error('lock timeout'), { code: '55P03' })),
  failing('/api/full', databaseBusy()),
];
const { app } = await testApp({ routes: ROUTES });

function post(payload: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/echo',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

it('does not boot with a route that names no access rule', async () => {
  const route = { ...echoing, endpoint: { ...echo, access: undefined as never } };
  await expect(testApp({ routes: [route] })).rejects.toThrow('/api/echo names no access rule');
});

it('sends only the fields the contract names', async () => {
  const answer = await post('{"word":"hi"}');
  expect(answer.json()).toEqual({ word: 'hi' });
});

it.each([
  ['broken JSON', '{"word":', 400, 'malformed_request'],
  ['an empty body', '', 400, 'malformed_request'],
  ['a __proto__ key', '{"word":"hi","__proto__":{"admin":true}}', 400, 'malformed_request'],
  ['a constructor key', '{"word":"hi","constructor":{"prototype":{"admin":true}}}', 400, 'malformed_request'],
  ['a wrong type', '{"word":7}', 400, 'invalid_input'],
  ['too long a text', '{"word":"12345678901"}', 400, 'invalid_input'],
  ['a null character', '{"word":"a\\u0000b"}', 400, 'invalid_input'],
  ['a body over the limit', JSON.stringify({ word: 'x'.repeat(300_000) }), 413, 'body_too_large'],
])('answers %s with a problem', async (_case, payload, status, code) => {
  const answer = await post(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ status, code, request_id: answer.headers['x-request-id'] });
});

it('names the field that is wrong', async () => {
  expect((await post('{"word":7}')).json().fields).toEqual([{ path: 'word', message: expect.any(String) }]);
});

it('refuses content types it does not read', async () => {
  const answer = await post('word=hi', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_content_type' });
});

it.each(['/api/nothing', '/api/echo/deeper', '/nothing.php'])('knows nothing at %s', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('names the methods an address takes', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/echo' });
  expect(answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(answer.headers.allow).toBe('POST');
});

it('answers an address that is no URL with a problem', async () => {
  const answer = await app.inject({ url: '/api/%E0%A4%A' });
  expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_request' });
});

it('hides what a bug said', async () => {
  const answer = await app.inject({ url: '/api/bug' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secrets');
  expect(answer.json()).toMatchObject({ code: 'internal_error', title: 'Something went wrong' });
});

it('passes a refusal on with its own words', async () => {
  const answer = await app.inject({ url: '/api/refusal' });
  expect(answer.json()).toMatchObject({ status: 404, detail: 'No such thing.' });
});

it.each(['/api/away', '/api/shutdown', '/api/slow', '/api/locked', '/api/full'])(
  'asks to try again when the database cannot answer: %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
  },
);

it('keeps visitors from routes for accounts', async () => {
  const answer = await app.inject({ url: '/api/guarded' });
  expect(answer.json()).toMatchObject({ status: 401, code: 'authentication_required' });
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a neighbor that hides its origin', { 'sec-fetch-site': 'cross-site' }],
])('refuses a write from %s', async (_case, headers) => {
  const answer = await post('{"word":"hi"}', headers);
  expect(answer.json()).toMatchObject({ status: 403, code: 'foreign_origin' });
});

it('takes a write from its own pages', async () => {
  const answer = await post('{"word":"hi"}', { origin: 'http://localhost:3000', host: 'localhost:3000' });
  expect(answer.statusCode).toBe(200);
});

it('sends the security headers with every answer', async () => {
  const { headers } = await app.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[0-9a-f]+'/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  const again = await app.inject({ url: '/healthz' });
  expect(again.headers['content-security-policy']).not.toBe(headers['content-security-policy']);
});

it('lets what the API answers load nothing, also where it is a refusal', async () => {
  for (const url of ['/api/cities', '/api/me', '/api/nothing-here']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

it('is alive, ready and measured', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
  const figures = await app.inject({ url: '/metrics' });
  expect(figures.headers['content-type']).toMatch(/^text\/plain/);
  expect(figures.body).toContain('http_request_duration_seconds_count');
  expect(figures.body).toMatch(/^jobs_dead_letters \d+$/m);
});

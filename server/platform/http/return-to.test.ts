import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath, returnToCookieName } from '#domain/accounts/return-to.ts';
import { PAGE_FLOWS } from '#server/page-flows.ts';
import { newPersona } from '#test/access/persona-rows.ts';
import type { PersonaName } from '#test/access/personas.ts';
import { callerOf } from '#test/support/calls.ts';
import { signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { servePages } from './pages.ts';

/** Stands in for the built pages: what matters here is where the server sends people before one is drawn. */
const { app, context } = await testApp({
  extend: (scope, parts) =>
    servePages(scope, parts, PAGE_FLOWS, () => async () => {
      return new Response('<h1>Page</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    }),
});
const call = callerOf(app);

async function open(path: string, name: PersonaName = 'visitor', remembered?: string) {
  const person = await newPersona(context, name);
  const session = person && (await signInAs(context, person)).cookie;
  const kept = remembered !== undefined && `${returnToCookieName(false)}=${encodeURIComponent(remembered)}`;
  const cookie = [session, kept].filter(Boolean).join('; ');
  const answer = await call(`GET /${path.slice(1)}`, { headers: cookie ? { cookie } : {} });
  return { status: answer.statusCode, to: answer.headers.location ?? null, answer };
}

it.each([
  ['/campaigns', '/login?returnTo=/campaigns', '[ROUTE-04]'],
  ['/campaigns/abc?tab=brief', '/login?returnTo=/campaigns', '[ROUTE-04]'],
  ['/apply', '/login?intent=creator-apply', '[ROUTE-08]'],
  ['/onboarding', '/login?intent=business', '[ROUTE-14]'],
  ['/business/campaigns/new', '/login?intent=business', '[ROUTE-16]'],
  ['/creator/messages', '/login?intent=creator', '[ROUTE-23]'],
  ['/admin/payouts', '/login', '[ROUTE-26]'],
  ['/settings', '/login?returnTo=/settings', '[ROUTE-33]'],
])('a visitor at %s is led to %s, and the server keeps where they were going %s', async (path, to) => {
  const { status, to: led, answer } = await open(path);
  expect([status, led]).toEqual([302, to]);
  expect(answer.cookies).toMatchObject([
    { name: returnToCookieName(false), value: path, path: '/', sameSite: 'Lax', maxAge: 900 },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('an address that leads out of the site is not kept', async () => {
  const { to, answer } = await open('/campaigns/%5C..%2f..%2fevil');
  expect(to).toBe('/login?returnTo=/campaigns');
  for (const { value } of answer.cookies) expect(ownPath(value)).toBe(value);
  expect((await open(`/campaigns/${'x'.repeat(600)}`)).answer.cookies).toEqual([]);
});

it('nothing is kept for who is led elsewhere for another reason', async () => {
  const { status, to, answer } = await open('/admin', 'creator_active');
  expect([status, to, answer.cookies]).toEqual([302, '/', []]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each<[PersonaName, string]>([
  ['role_less', '/'],
  ['applicant_draft', '/apply'],
  ['applicant_pending_review', '/apply/status'],
  ['creator_active', '/creator'],
  ['business_onboarding', '/onboarding'],
  ['business_active', '/business'],
  ['business_suspended', '/'],
  ['admin_active', '/admin'],
])('after signing in a %s without a return URL goes to %s [ROUTE-42]', async (name, home) => {
  const { status, to, answer } = await open('/auth/redirect', name);
  expect([status, to]).toEqual([302, home]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  ['to the address asked for', '?returnTo=/campaigns/abc', undefined, '/campaigns/abc'],
  ['to the fuller address that was kept', '?returnTo=/campaigns', '/campaigns/abc?x=1', '/campaigns/abc?x=1'],
  ['to the address that was kept', '', '/creator/messages', '/creator/messages'],
  ['to the address asked for, whatever else was kept', '?returnTo=/settings', '/campaigns/abc', '/settings'],
  ['home in place of the sign-in pages', '?returnTo=/login', '/auth/redirect', '/creator'],
])('after signing in the way leads %s [ROUTE-43]', async (_case, search, remembered, wanted) => {
  const { status, to, answer } = await open(`/auth/redirect${search}`, 'creator_active', remembered);
  expect([status, to]).toEqual([302, wanted]);
  expect(answer.cookies).toMatchObject([{ name: returnToCookieName(false), value: '', path: '/' }]);
});

it.each([
  '?returnTo=//evil.example',
  '?returnTo=https://evil.example',
  '?returnTo=https:evil.example',
  '?returnTo=/%5Cevil.example',
  '?returnTo=%5C%5Cevil.example',
  '?returnTo=/%09/evil.example',
  '?returnTo=/%0d%0aset-cookie:%20a=b',
  '?returnTo=javascript:alert(1)',
  '?returnTo=/..//evil.example',
  '?returnTo=/a&returnTo=//evil.example',
  '?returnTo[]=/creator/messages',
  '?returnTo=',
])('a return URL to another site is not followed: %s', async (search) => {
  const { status, to, answer } = await open(`/auth/redirect${search}`, 'creator_active', '//evil.example');
  expect([status, to]).toEqual([302, '/creator']);
  expect(JSON.stringify(answer.headers)).not.toContain('a=b');
});

it('no text whatever leads out of the site', async () => {
  const person = await newPersona(context, 'creator_active');
  const { cookie } = await signInAs(context, person ?? { user_id: '' });
  const part = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    'evil.example',
    '?',
    '#',
  );
  const text = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  const holds = fc.asyncProperty(text, text, async (asked, kept) => {
    const headers = { cookie: `${cookie}; ${returnToCookieName(false)}=${encodeURIComponent(kept)}` };
    const answer = await call(`GET /auth/redirect?returnTo=${encodeURIComponent(asked)}`, { headers });
    expect(answer.statusCode).toBe(302);
    const led = new URL(String(answer.headers.location), 'https://bizmeet.example/auth/redirect');
    expect(led.origin).toBe('https://bizmeet.example');
  });
  await fc.assert(holds, { numRuns: 200 });
});

it.each([
  ['', '/login'],
  ['?returnTo=/campaigns/abc', '/login?returnTo=%2Fcampaigns%2Fabc'],
  ['?returnTo=//evil.example', '/login'],
])('who is not signed in is asked to sign in first: /auth/redirect%s', async (search, wanted) => {
  const { status, to, answer } = await open(`/auth/redirect${search}`, 'visitor', '/campaigns/abc');
  expect([status, to]).toEqual([302, wanted]);
  // The way is kept for when they have signed in.
  expect(answer.cookies).toEqual([]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('a page that is denied is drawn as such, with the status that says so [PERM-24]', async () => {
  const { status, to } = await open('/business/settings/billing', 'business_manager');
  expect([status, to]).toEqual([403, null]);
});

it('a page behind a guard is never kept by caches', async () => {
  const { status, answer } = await open('/creator', 'creator_active');
  expect(status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('Cookie'),
  });
});

it('in production the kept way travels over HTTPS alone', async () => {
  const adapt = () => ({ config: { ...context.config, secure_cookies: true } });
  const { app: other } = await testApp({
    adapt,
    extend: (scope, parts) =>
      servePages(scope, parts, PAGE_FLOWS, () => Promise.reject(new Error('no page'))),
  });
  const answer = await callerOf(other)('GET /campaigns');
  expect(answer.cookies).toMatchObject([{ name: '__Host-return_to', path: '/', secure: true }]);
});

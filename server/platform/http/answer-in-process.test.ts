import { expect, it } from 'vitest';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import type { Question } from './ask-in-process.ts';

let asked: [address: string, question: Question] = ['', {}];

const { app, context } = await testApp({
  extend: (scope) => {
    scope.get('/page', { config: { access: 'everyone' } }, async (request) =>
      scope
        .askInNameOf(request)(...asked)
        .then(
          (answer) => ({ answer }),
          (problem: unknown) => ({ problem }),
        ),
    );
  },
});

/** Answers what a page of this visitor gets while it renders, and what a request of theirs gets over HTTP. */
async function ask(address: string, question: Question, url: string, headers: Record<string, string> = {}) {
  asked = [address, question];
  const [page, direct] = [await app.inject({ url: '/page', headers }), await app.inject({ url, headers })];
  return { page: page.json(), direct: direct.json() };
}

it('answers a page as the address answers over HTTP', async () => {
  const { cookie } = await signInAs(
    context,
    await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
  );
  const query = { content_types: ['instagram'], neighborhoods: ['astoria', 'soho'], q: undefined, limit: 3 };
  const list = await ask(
    'GET /api/campaigns',
    { query },
    '/api/campaigns?content_types=instagram&neighborhoods=astoria&neighborhoods=soho&limit=3',
    { cookie },
  );
  expect(list.page.answer).toEqual(list.direct);
  const me = await ask('GET /api/me', {}, '/api/me', { cookie });
  expect(me.page.answer).toEqual(me.direct);
  expect(me.direct.user.role).toBe('creator');
});

it.each([
  ['somebody who has to sign in', 'GET /api/campaigns', {}, '/api/campaigns', false],
  ['somebody without the role', 'GET /api/admin/queue-counts', {}, '/api/admin/queue-counts', true],
  ['input that is not valid', 'GET /api/campaigns', { query: { limit: 0 } }, '/api/campaigns?limit=0', true],
  ['a null character', 'GET /api/campaigns', { query: { q: '\0' } }, '/api/campaigns?q=%00', true],
  ['a cursor of nowhere', 'GET /api/campaigns', { query: { cursor: 'x' } }, '/api/campaigns?cursor=x', true],
  [
    'what isn’t there',
    'GET /api/campaigns/:identifier',
    { params: { identifier: 'a/b' } },
    '/api/campaigns/a%2Fb',
    true,
  ],
] as const)('refuses %s with the problem it is over HTTP', async (_, address, question, url, isSignedIn) => {
  const { cookie } = await signInAs(
    context,
    await newPerson(context, { role: 'creator', creator: { status: 'active' } }),
  );
  const { page, direct } = await ask(address, question, url, isSignedIn ? { cookie } : {});
  expect({ ...page.problem, request_id: '' }).toEqual({ ...direct, request_id: '' });
  expect(direct.status).toBeGreaterThanOrEqual(400);
});

it('writes what a page writes while it renders, as the address would', async () => {
  const approved = await newPerson(context, { role: 'creator', creator: { status: 'approved' } });
  const headers = await signInAs(context, approved);
  asked = ['POST /api/creators/me/activation', {}];
  expect((await app.inject({ url: '/page', headers })).json()).toHaveProperty('answer');
  const me = (await app.inject({ url: '/api/me', headers })).json();
  expect(me.user.creator_status).toBe('active');

  const applicant = await signInAs(context, await newPerson(context, { role: 'creator' }));
  asked = ['POST /api/creator-application', { body: {} }];
  const { answer } = (await app.inject({ url: '/page', headers: applicant })).json();
  expect(answer.profile.status).toBe('draft');
  asked = ['POST /api/creator-application', { body: { full_name: 7 } }];
  const { problem } = (await app.inject({ url: '/page', headers: applicant })).json();
  expect(problem.code).toBe('invalid_input');
});

it('knows no file and no address that isn’t there', async () => {
  for (const address of ['GET /api/me/export', 'GET /api/nowhere']) {
    asked = [address, {}];
    expect((await app.inject({ url: '/page' })).json()).toEqual({ problem: {} });
  }
});

import type { APIRequestContext } from '@playwright/test';
import { type DEMO, signInAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** `ok`, `denied`, or the address a 302 names. */
type Answers = Record<string, string>;

/** What the server answers before anything renders. */
async function ask(request: APIRequestContext, paths: readonly string[]): Promise<Answers> {
  const answers = paths.map(async (path) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 302) return [path, { 200: 'ok', 403: 'denied' }[answer.status()] ?? '?'] as const;
    expect(await answer.text(), `what ${path} shows`).toBe('');
    return [path, answer.headers().location ?? '?'] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const VISITOR: Answers = {
  '/campaigns': '/login?returnTo=/campaigns',
  '/campaigns/film-our-6-am-pull': '/login?returnTo=/campaigns',
  '/settings': '/login?returnTo=/settings',
  '/apply': '/login?intent=creator-apply',
  '/apply/status': '/login?intent=creator-apply',
  '/onboarding': '/login?intent=business',
  '/business': '/login?intent=business',
  '/business/settings': '/login?intent=business',
  '/creator': '/login?intent=creator',
  '/creator/settings': '/login?intent=creator',
  '/admin': '/login',
  '/admin/users': '/login',
  '/no-such-page': '/',
};

test('a visitor is led to the door, each area by its own way [ROUTE-04] [ROUTE-08] [ROUTE-14] [ROUTE-16] [ROUTE-23] [ROUTE-26] [ROUTE-33] [ROUTE-34] [PERM-05]', async ({
  request,
}) => {
  expect(await ask(request, Object.keys(VISITOR))).toEqual(VISITOR);
});

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/auth/verify',
  '/auth/link',
  '/auth/forgot',
  '/auth/reset',
  '/auth/email-change',
  '/auth/instagram/callback',
  '/auth/tiktok/callback',
  '/privacy-policy',
  '/terms-of-service',
  '/logout',
];

test('a visitor may open what is public [ROUTE-28] [ROUTE-29] [ROUTE-30] [ROUTE-31] [ROUTE-32] [ROUTE-44] [ROUTE-45] [PERM-05]', async ({
  request,
}) => {
  expect(await ask(request, PUBLIC)).toEqual(Object.fromEntries(PUBLIC.map((path) => [path, 'ok'])));
});

const MEMBERS: readonly [who: keyof typeof DEMO, title: string, answers: Answers][] = [
  [
    'owner',
    'an owner has the business area and nothing else [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-19] [ROUTE-27] [ROUTE-33] [STATE-28] [STATE-33] [BIZ-01]',
    {
      '/business': 'ok',
      '/business/overview': 'ok',
      '/business/settings': 'ok',
      '/business/settings/billing': '/business/settings#billing',
      '/business/campaigns': 'ok',
      '/business/no-such-page': '/',
      '/settings': '/business/settings',
      '/onboarding': '/business',
      '/apply': '/business',
      '/creator': '/business',
      '/admin': '/',
      '/login': '/business',
      '/signup': '/',
    },
  ],
  [
    'newOwner',
    'a new owner is set up first [ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-20] [STATE-27] [PERM-09]',
    {
      '/onboarding': 'ok',
      '/business': '/onboarding',
      '/business/settings': '/onboarding',
      '/business/messages': '/onboarding',
      '/settings': '/business/settings',
      '/creator': '/onboarding',
      '/admin': '/',
      '/login': '/onboarding',
    },
  ],
  [
    'manager',
    'a manager is refused what stays with the owner [STATE-35]',
    {
      '/business': 'ok',
      '/business/settings': 'ok',
      '/business/settings/billing': 'denied',
      '/business/settings/members': 'denied',
      '/business/settings/deletion': 'denied',
      '/settings': '/business/settings',
    },
  ],
  [
    'creator',
    'a creator has the creator area and nothing else [ROUTE-21] [ROUTE-22] [ROUTE-27] [ROUTE-33] [CREATOR-01]',
    {
      '/creator': 'ok',
      '/creator/settings': 'ok',
      '/creator/messages': 'ok',
      '/settings': '/creator/settings',
      '/business': '/creator',
      '/onboarding': '/creator',
      '/apply': '/creator',
      '/admin': '/',
      '/login?intent=creator': '/creator',
    },
  ],
  [
    'applicant',
    'an applicant has the application and nothing else [ROUTE-06] [ROUTE-07] [ROUTE-11] [ROUTE-22] [ROUTE-24] [PERM-08]',
    {
      '/apply': 'ok',
      '/apply/status': '/apply',
      '/campaigns': '/apply/status',
      '/creator': '/apply/status',
      '/creator/settings': '/apply/status',
      '/business': '/apply',
      '/onboarding': '/apply',
      '/settings': '/apply',
      '/admin': '/',
      '/login': '/apply',
    },
  ],
  [
    'inReview',
    'whoever has sent an application sees where it stands [ROUTE-06] [ROUTE-09] [ROUTE-10] [ROUTE-24] [PERM-08]',
    {
      '/apply/status': 'ok',
      '/apply': '/apply/status',
      '/campaigns/film-our-6-am-pull': '/apply/status',
      '/creator': '/apply/status',
      '/business': '/apply/status',
      '/admin': '/',
    },
  ],
  [
    'turnedDown',
    'whoever was turned down reads why, and cannot write again yet [ROUTE-09] [ROUTE-10]',
    { '/apply/status': 'ok', '/apply': '/apply/status', '/creator': '/apply/status' },
  ],
  [
    'suspended',
    'a suspended account gets no further than the front page [STATE-26]',
    { '/': 'ok', '/creator': '/', '/creator/settings': '/', '/settings': '/', '/campaigns': '/' },
  ],
  [
    'admin',
    'an admin has the admin area and the pages of a business only by its name [ROUTE-25] [ROUTE-33] [ROUTE-35] [PERM-14] [ADMIN-14] [ADMIN-15]',
    {
      '/admin': 'ok',
      '/admin/settings': 'ok',
      '/admin/users': 'ok',
      '/admin/payments': 'ok',
      '/settings': '/admin/settings',
      '/business': '/admin',
      '/business/settings?as=someone': '/admin',
      '/creator': '/admin',
      '/apply': '/admin',
      '/onboarding': '/admin',
    },
  ],
  [
    'roleless',
    'an account without a role has its settings and no area [ROUTE-05] [ROUTE-27] [ROUTE-33]',
    {
      '/settings': 'ok',
      '/campaigns/film-our-6-am-pull': '/',
      '/business': '/',
      '/creator': '/',
      '/apply': '/',
      '/onboarding': '/',
      '/admin': '/',
    },
  ],
];

for (const [who, title, answers] of MEMBERS) {
  test(title, async ({ page }) => {
    await signInAs(page, who);
    expect(await ask(page.request, Object.keys(answers))).toEqual(answers);
  });
}

test('the landing after signing in leads where one was heading, or home [ROUTE-42] [ROUTE-43]', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  const answers = {
    '/auth/redirect': '/creator',
    '/auth/redirect?returnTo=/creator/settings': '/creator/settings',
    '/auth/redirect?returnTo=//elsewhere.example': '/creator',
    '/auth/redirect?returnTo=https://elsewhere.example/': '/creator',
  };
  expect(await ask(page.request, Object.keys(answers))).toEqual(answers);
});

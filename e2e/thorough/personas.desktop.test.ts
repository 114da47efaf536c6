import type { APIRequestContext, Page } from '@playwright/test';
import { follow, isSameDocument } from '../support/follow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expectLinks } from '../support/links.ts';
import { type DEMO, signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** An address somebody asks for, where they end up, and the heading there. */
type Step = readonly [from: string, to: string, heading: RegExp];

interface Persona {
  title: string;
  home: string;
  /** The links in the header, at the page named first. */
  header?: { at: string; links: readonly string[] };
  /** By links of the router, from a public page. */
  steps: readonly Step[];
  /** The server's answer before anything renders: `ok`, `denied`, or the target of a 302. */
  answers: Record<string, string>;
}

const DASHBOARD = ['Dashboard', 'Campaigns', 'Messages'];

/**
 * One journey for each persona, through both guards: the one in the browser and the one on the server. Every page and
 * persona is in domain/page-access.test.ts; here it is shown that the guards are in place.
 */
const PERSONAS: Partial<Record<keyof typeof DEMO, Persona>> = {
  owner: {
    title:
      'an owner has the business area and nothing else [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-19] [ROUTE-27] [ROUTE-33] [STATE-28] [STATE-33] [BIZ-01] [NAV-13] [NAV-14] [NAV-15] [NAV-24]',
    home: '/business',
    header: { at: '/business', links: DASHBOARD },
    steps: [
      ['/admin', '/', /storefronts/],
      ['/creator', '/business', /needs? you/],
      ['/settings', '/business/settings', /Settings/],
    ],
    answers: {
      '/business/overview': 'ok',
      '/business/settings/billing': '/business/settings#billing',
      '/business/no-such-page': '/business',
      '/onboarding': '/business',
      '/apply': '/business',
      '/creator': '/business',
      '/admin': '/',
      '/login': '/business',
      '/signup': '/',
    },
  },
  newOwner: {
    title: 'a new owner is set up first [ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-20] [STATE-27] [PERM-09]',
    home: '/onboarding',
    steps: [['/business/settings', '/onboarding', /Welcome, Nina/]],
    answers: {
      '/business': '/onboarding',
      '/business/messages': '/onboarding',
      '/settings': '/business/settings',
      '/creator': '/onboarding',
      '/admin': '/',
    },
  },
  manager: {
    title: 'a manager is refused what stays with the owner [ROUTE-15] [STATE-35]',
    home: '/business',
    steps: [['/onboarding', '/business', /needs? you/]],
    answers: {
      '/business/settings/billing': 'denied',
      '/business/settings/members': 'denied',
      '/business/settings/deletion': 'denied',
      '/settings': '/business/settings',
    },
  },
  creator: {
    title:
      'a creator has the creator area and nothing else [ROUTE-21] [ROUTE-22] [ROUTE-27] [ROUTE-33] [CREATOR-01] [BIZ-01] [NAV-16] [NAV-17] [NAV-18] [NAV-24]',
    home: '/creator',
    header: { at: '/creator', links: DASHBOARD },
    steps: [
      ['/business', '/creator', /needs? you$/],
      ['/settings', '/creator/settings', /Settings/],
    ],
    answers: {
      '/creator/messages': 'ok',
      '/business': '/creator',
      '/onboarding': '/creator',
      '/apply': '/creator',
      '/admin': '/',
      '/login?intent=creator': '/creator',
    },
  },
  applicant: {
    title:
      'an applicant has the application and nothing else [ROUTE-06] [ROUTE-07] [ROUTE-11] [ROUTE-22] [ROUTE-24] [PERM-08] [NAV-24]',
    home: '/apply',
    header: { at: '/apply', links: [] },
    steps: [['/creator', '/apply', /Who is behind the camera/]],
    answers: {
      '/apply/status': '/apply',
      '/campaigns': '/apply/status',
      '/creator': '/apply/status',
      '/business': '/apply',
      '/settings': '/apply?view=account',
      '/admin': '/',
    },
  },
  inReview: {
    title:
      'an applicant in review sees the status of the application [ROUTE-06] [ROUTE-09] [ROUTE-10] [ROUTE-24] [PERM-08]',
    home: '/apply/status',
    steps: [['/apply', '/apply/status', /with us/]],
    answers: {
      '/apply': '/apply/status',
      '/campaigns/film-our-6-am-pull': '/apply/status',
      '/creator': '/apply/status',
      '/business': '/apply/status',
      '/admin': '/',
    },
  },
  turnedDown: {
    title: 'a rejected applicant reads why, and cannot apply again yet [ROUTE-06] [ROUTE-09] [ROUTE-10]',
    home: '/apply/status',
    steps: [['/campaigns', '/apply/status', /Not this time/]],
    answers: { '/apply': '/apply/status', '/creator': '/apply/status' },
  },
  suspended: {
    title: 'a suspended account gets no further than the front page [STATE-26]',
    home: '/',
    steps: [['/creator', '/', /suspended/]],
    answers: { '/creator': '/', '/creator/settings': '/', '/settings': '/', '/campaigns': '/' },
  },
  admin: {
    title:
      'an admin has the admin area and the pages of a business only by its name [ROUTE-25] [ROUTE-33] [ROUTE-35] [PERM-14] [ADMIN-14] [ADMIN-15] [NAV-19] [NAV-24]',
    home: '/admin',
    // Pages of the admin area have their sidebar instead.
    header: { at: '/terms-of-service', links: ['Overview'] },
    steps: [
      ['/creator', '/admin', /Overview/],
      ['/business', '/admin', /Overview/],
    ],
    answers: {
      '/admin/users': 'ok',
      '/settings': '/admin/settings',
      '/business': '/admin',
      '/business/settings?as=someone': '/admin',
      '/creator': '/admin',
      '/apply': '/admin',
      '/onboarding': '/admin',
    },
  },
  roleless: {
    title:
      'an account without a role has its settings and no area (decision: only those end at the home page) [ROUTE-05] [ROUTE-27] [ROUTE-33] [NAV-20]',
    home: '/',
    header: { at: '/settings', links: ['Campaigns'] },
    steps: [
      ['/business', '/', /storefronts/],
      ['/settings', '/settings', /Settings/],
    ],
    answers: {
      '/campaigns/film-our-6-am-pull': '/',
      '/business': '/',
      '/creator': '/',
      '/apply': '/',
      '/onboarding': '/',
      '/admin': '/',
    },
  },
};

for (const [who, persona] of Object.entries(PERSONAS) as [keyof typeof DEMO, Persona][]) {
  test(`${persona.title} [STATE-34] [ROUTE-42] [ROUTE-43]`, async ({ page }) => {
    await signInAs(page, who);
    await openHydrated(page, '/auth/redirect');
    await expect(page).toHaveURL(persona.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (persona.header) await expectHeader(page, persona.header, persona.home);

    await openHydrated(page, '/privacy-policy');
    for (const [from, to, heading] of persona.steps) {
      await follow(page, from);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(to);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(await ask(page.request, Object.keys(persona.answers))).toEqual(persona.answers);
  });
}

const REDIRECTS = [
  ['/campaigns', '/login?returnTo=/campaigns'],
  ['/apply', '/login?intent=creator-apply'],
  ['/onboarding', '/login?intent=business'],
  ['/business/settings', '/login?intent=business'],
  ['/creator', '/login?intent=creator'],
  ['/admin', '/login'],
  ['/settings', '/login?returnTo=/settings'],
] as const;

test('a visitor is asked to sign in, with the exact intent and return URL [ROUTE-04] [ROUTE-08] [ROUTE-14] [ROUTE-16] [ROUTE-23] [ROUTE-26] [ROUTE-33] [ROUTE-34] [PERM-05]', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/privacy-policy');
  for (const [path, target] of REDIRECTS) {
    await follow(page, path);
    await expect.poll(() => page.evaluate('location.pathname + location.search'), path).toBe(target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(await ask(request, [...REDIRECTS.map(([path]) => path), '/no-such-page'])).toEqual({
    ...Object.fromEntries(REDIRECTS),
    '/no-such-page': '/',
  });

  await openHydrated(page, '/privacy-policy');
  await follow(page, '/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await expect(page).toHaveURL('/');
});

const PUBLIC = [
  '/auth/verify',
  '/auth/link',
  '/auth/forgot',
  '/auth/reset',
  '/auth/email-change',
  '/auth/instagram/callback',
  '/auth/tiktok/callback',
  '/logout',
];

test('a visitor can open public pages, and nobody is sent to another site [ROUTE-30] [ROUTE-42] [ROUTE-43] [ROUTE-44] [ROUTE-45] [PERM-05]', async ({
  page,
  request,
}) => {
  expect(await ask(request, PUBLIC)).toEqual(Object.fromEntries(PUBLIC.map((path) => [path, 'ok'])));
  await signInAs(page, 'creator');
  const answers = {
    '/auth/redirect?returnTo=/creator/settings': '/creator/settings',
    '/auth/redirect?returnTo=//elsewhere.example': '/creator',
    '/auth/redirect?returnTo=https://elsewhere.example/': '/creator',
  };
  expect(await ask(page.request, Object.keys(answers))).toEqual(answers);
});

async function expectHeader(
  page: Page,
  { at, links }: NonNullable<Persona['header']>,
  home: string,
): Promise<void> {
  if (new URL(page.url()).pathname !== at) await openHydrated(page, at);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Bizmeet' })).toHaveAttribute('href', home);
  await expect(bar.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await expectLinks(bar.getByRole('navigation', { name: 'Main' }), links);
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await follow(page, '/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await bar.getByRole('link', { name: 'Bizmeet' }).click();
  await expect(page).toHaveURL(home);
}

async function ask(request: APIRequestContext, paths: readonly string[]): Promise<Record<string, string>> {
  const answers = paths.map(async (path) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 302) return [path, { 200: 'ok', 403: 'denied' }[answer.status()] ?? '?'] as const;
    expect(await answer.text(), `what ${path} shows`).toBe('');
    return [path, answer.headers().location ?? '?'] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

import { describe, expect, it } from 'vitest';
import { actorOf, PERSONA_NAMES, type PersonaName } from '#test/access/personas.ts';
import { type Decision, decidePageAccess } from './page-access.ts';
import { PAGE_RULES } from './page-rules.ts';

const SIGNED_IN = PERSONA_NAMES.filter((name) => name !== 'visitor');

describe('an admin looks at a business', () => {
  const pages = PAGE_RULES.filter(({ path }) => path.startsWith('/business')).map(({ path }) =>
    path.replace(/\{[a-z_]+\}/g, 'film-our-pull').replace('*', 'no/page'),
  );

  const seenAs = [
    '/business',
    '/business/overview',
    '/business/locations',
    '/business/creators',
    '/business/creator-lists',
    '/business/creator-lists/film-our-pull',
    '/business/media',
    '/business/content',
    '/business/creators/film-our-pull',
    '/business/campaigns',
    '/business/campaigns/film-our-pull',
    '/business/campaigns/film-our-pull/edit',
    '/business/campaigns/film-our-pull/fund',
    '/business/campaigns/film-our-pull/report',
    '/business/campaigns/film-our-pull/work/film-our-pull',
    '/business/work/film-our-pull',
    '/business/receipts/film-our-pull',
    '/business/quotes',
    '/business/campaigns/film-our-pull/work/film-our-pull/dispute',
  ];

  it.each(pages)('with ?as= on what is to be read there alone: %s', (path) => {
    const decision = decide(path, 'as=business-1', 'admin_active');
    if (seenAs.includes(path)) expect(decision).toEqual({ state: 'allowed' });
    else expect(decision).toMatchObject({ state: 'redirected', to: '/admin' });
  });

  it.each(['', 'as', 'as=', 'AS=business-1'])('and goes back to /admin where it says "%s"', (search) => {
    expect(decide('/business', search, 'admin_active')).toEqual({
      state: 'redirected',
      to: '/admin',
      reason: 'ownership_required',
    });
  });

  // Support may not see the amounts on these pages.
  const VIEWERS: readonly string[] = ['admin_active', 'admin_operations', 'admin_money', 'admin_read_only'];
  it.each(SIGNED_IN.filter((name) => !VIEWERS.includes(name)))('?as= changes nothing for %s', (name) => {
    expect(decide('/business', 'as=business-1', name)).toEqual(decide('/business', '', name));
  });
});

describe('people who are signed in go on from the sign-in and sign-up pages', () => {
  it.each([
    ['post-job', '/business', '[AUTH-11]'],
    ['browse-opportunities', '/creator', '[AUTH-12]'],
    ['business', '/business', ''],
    ['creator', '/creator', ''],
    ['creator-apply', '/apply', ''],
  ])('with the intent %s to %s %s', (intent, to) => {
    for (const path of ['/login', '/signup']) {
      for (const name of SIGNED_IN) {
        expect(decide(path, `intent=${intent}`, name)).toEqual({ state: 'redirected', to, reason: null });
      }
    }
  });

  it.each(['', 'intent=', 'intent=rule-the-world', 'intent=__proto__', 'role=creator'])(
    'from sign-up with "%s" home [AUTH-13]',
    (search) => {
      expect(decide('/signup', search, 'creator_active')).toMatchObject({ to: '/' });
    },
  );

  it('from sign-in with a return URL to its decision, above an intent', () => {
    const decision = decide('/login', '?intent=business&returnTo=/campaigns/a?b=c%26d', 'creator_active');
    expect(decision).toMatchObject({ to: '/auth/redirect?returnTo=%2Fcampaigns%2Fa%3Fb%3Dc%26d' });
  });

  it('and never straight to another site', () => {
    for (const hostile of ['https://evil.example', '//evil.example', 'javascript:alert(1)']) {
      const decision = decide('/login', `returnTo=${encodeURIComponent(hostile)}`, 'creator_active');
      expect(decision).toMatchObject({ to: `/auth/redirect?returnTo=${encodeURIComponent(hostile)}` });
    }
  });
});

it('visitors see both pages whatever the query says [ROUTE-28] [ROUTE-29]', () => {
  for (const search of ['intent=post-job', 'role=business', 'returnTo=/campaigns']) {
    expect(decide('/login', search, 'visitor')).toEqual({ state: 'allowed' });
    expect(decide('/signup', search, 'visitor')).toEqual({ state: 'allowed' });
  }
});

function decide(path: string, search: string, name: PersonaName): Decision {
  return decidePageAccess({ path, search, actor: actorOf(name), isProduction: false });
}

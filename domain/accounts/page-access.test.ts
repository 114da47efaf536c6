import { describe, expect, it } from 'vitest';
import { PAGE_EXPECTATIONS, type PageAnswer } from '#test/access/page-expectations.ts';
import { actorOf, PERSONA_NAMES, type PersonaName } from '#test/access/personas.ts';
import { type Decision, decidePageAccess } from './page-access.ts';
import { PAGE_RULES, type PageRule } from './page-rules.ts';

const APPROVED: readonly PersonaName[] = ['creator_approved', 'creator_active'];
const BUSINESS_SIDE: readonly PersonaName[] = [
  'business_onboarding',
  'business_active',
  'business_completed',
  'business_manager',
  'business_limited',
  'business_ownerless',
];

/** The rows the answers at a page prove. */
const ROWS: Record<string, string> = {
  '/': '[ROUTE-01]',
  '/login': '[ROUTE-28] [PERM-01] [PERM-02] [PERM-03] [PERM-04] [PROD-15]',
  '/signup': '[ROUTE-29] [AUTH-13]',
  '/auth/redirect': '[ROUTE-30]',
  '/auth/verify': '[ROUTE-30]',
  '/auth/link': '[ROUTE-30]',
  '/auth/forgot': '[ROUTE-30]',
  '/auth/reset': '[ROUTE-30]',
  '/auth/email-change': '[ROUTE-30]',
  '/auth/instagram/callback': '[ROUTE-30] [ROUTE-44]',
  '/auth/tiktok/callback': '[ROUTE-30] [ROUTE-45]',
  '/privacy-policy': '[ROUTE-31]',
  '/terms-of-service': '[ROUTE-32]',
  '/settings': '[ROUTE-33]',
  '/campaigns': '[ROUTE-04] [ROUTE-05] [ROUTE-06] [PROD-14]',
  '/campaigns/{identifier}': '[ROUTE-04] [ROUTE-05] [ROUTE-06] [PROD-14]',
  '/apply': '[ROUTE-07] [ROUTE-08] [ROUTE-09]',
  '/apply/status': '[ROUTE-10] [ROUTE-11]',
  '/onboarding': '[ROUTE-12] [ROUTE-13] [ROUTE-14] [ROUTE-15]',
  '/business':
    '[ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [BIZ-01] [BIZ-02] [STATE-25] [STATE-26] [STATE-27] [STATE-28]',
  '/business/*': '[ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] [ROUTE-20] [PERM-09] [PERM-10] [PERM-11]',
  '/creator': '[ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [CREATOR-01] [STATE-21] [STATE-22] [PERM-07]',
  '/creator/*': '[ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24]',
  '/admin': '[ROUTE-25] [ROUTE-26] [ROUTE-27] [ADMIN-14] [ADMIN-15] [PERM-15] [STATE-38]',
  '/admin/*': '[ROUTE-25] [ROUTE-26] [ROUTE-27]',
};

describe('every page answers everybody as expected', () => {
  it.each(PAGE_RULES.map(({ path }) => [path, ROWS[path] ?? '']))('%s %s', (path) => {
    const answers = PERSONA_NAMES.map((name) => [name, answerOf(decide(addressOf(path), name))]);
    expect(Object.fromEntries(answers)).toEqual(PAGE_EXPECTATIONS[path]);
  });

  it('no page goes without expectations, and no expectation without its page', () => {
    expect(PAGE_RULES.map(({ path }) => path).sort()).toEqual(Object.keys(PAGE_EXPECTATIONS).sort());
  });

  it('the rows named above belong to pages there are', () => {
    expect(Object.keys(PAGE_EXPECTATIONS)).toEqual(expect.arrayContaining(Object.keys(ROWS)));
  });
});

describe('the pages somebody sees at all', () => {
  /** Everybody with an account can write to us and read the answers, whatever else they may do. */
  const open = PAGE_RULES.filter(({ area }) => area === 'open' || area === 'requests').map(
    ({ path }) => path,
  );
  const adminPages = PAGE_RULES.filter(
    ({ path, leads_to }) => path.startsWith('/admin') && leads_to === undefined,
  )
    .map(({ path }) => path)
    .sort();

  const DISCOVER = ['/campaigns', '/campaigns/{identifier}'];

  it.each<[string, PersonaName, string[]]>([
    ['a visitor: the public ones [PERM-05]', 'visitor', []],
    [
      'an applicant who writes: the application [PERM-08] [PROD-14]',
      'applicant_draft',
      ['/apply', '/decisions', '/news'],
    ],
    [
      'an applicant who waits: how it stands [PERM-08] [PROD-14]',
      'applicant_pending_review',
      ['/apply/status', '/decisions', '/news'],
    ],
    [
      'an admin: their own area, and campaigns to look at [PERM-14]',
      'admin_active',
      [...adminPages, ...DISCOVER, '/decisions', '/developers', '/news'],
    ],
    [
      'an admin who is not active: the public ones, and decisions about them [PERM-15] [ADMIN-15]',
      'admin_not_active',
      ['/decisions'],
    ],
    [
      'a suspended business: the public ones, and decisions about it [STATE-25] [PERM-10]',
      'business_suspended',
      ['/decisions'],
    ],
    [
      'a business that sets up: the set-up [PERM-09] [STATE-27]',
      'business_onboarding',
      [...DISCOVER, '/decisions', '/news', '/onboarding'],
    ],
    [
      'somebody without a role: their settings, decisions about them, news and the list of campaigns',
      'role_less',
      ['/campaigns', '/decisions', '/news', '/settings'],
    ],
  ])('%s', (_, name, own) => {
    const seen = PAGE_RULES.filter(({ path }) => decide(addressOf(path), name).state === 'allowed');
    const more = seen.map(({ path }) => path).filter((path) => !open.includes(path));
    expect(more.sort()).toEqual(own);
  });
});

/** Every admin but support, who may not see payouts. */
const AMOUNT_READERS = ['admin_active', 'admin_operations', 'admin_money', 'admin_read_only'] as const;

describe('who enters the marketplace once its pages are there', () => {
  const built = PAGE_RULES.map(({ leads_to, ...rule }): PageRule => rule);
  const admitted = (path: string) =>
    PERSONA_NAMES.filter((name) => decide(path, name, built).state === 'allowed');

  it('the list: every account in good standing but applicants [PERM-06]', () => {
    const expected: PersonaName[] = ['role_less', ...APPROVED, ...BUSINESS_SIDE, ...AMOUNT_READERS];
    expect(admitted('/campaigns')).toEqual(expected);
  });

  it('a campaign: those, but nobody without a role [PERM-06]', () => {
    expect(admitted('/campaigns/film-our-pull')).toEqual([...APPROVED, ...BUSINESS_SIDE, ...AMOUNT_READERS]);
  });
});

it('the guard allows, redirects or denies, and says why [STATE-33] [STATE-34] [STATE-35]', () => {
  expect(decide('/business', 'business_active')).toEqual({ state: 'allowed' });
  expect(decide('/business', 'visitor')).toEqual({
    state: 'redirected',
    to: '/login?intent=business',
    reason: 'authentication_required',
  });
  expect(decide('/business/settings/billing', 'business_manager')).toEqual({
    state: 'denied',
    reason: 'ownership_required',
  });
});

it('being passed on to the right page is not a refusal', () => {
  expect(decide('/settings', 'creator_active')).toEqual({
    state: 'redirected',
    to: '/creator/settings',
    reason: null,
  });
});

function decide(path: string, name: PersonaName, rules: readonly PageRule[] = PAGE_RULES): Decision {
  return decidePageAccess({ path, actor: actorOf(name), isProduction: false }, rules);
}

function answerOf(decision: Decision): PageAnswer {
  if (decision.state === 'allowed') return 'ok';
  return decision.state === 'denied' ? 'denied' : (decision.to as PageAnswer);
}

/** An address the pattern stands for. */
function addressOf(path: string): string {
  return path.replace(/\{[a-z]+\}/g, 'film-our-pull').replace('*', 'no-such/page');
}

import { describe, expect, it } from 'vitest';
import { actorOf, PERSONA_NAMES, type PersonaName } from '#test/access/personas.ts';
import { type Decision, decidePageAccess, findPageRule } from './page-access.ts';
import { PAGE_RULES, type PageRule } from './page-rules.ts';

describe('an address no rule fits', () => {
  it.each([
    '/no-such-page',
    '/privacy-policy/deeper',
    '/Login',
    '/%62usiness',
    '/__proto__',
    '/constructor',
    '/apply/status/more',
    '/campaigns/one/two',
    '/auth',
    '/auth/unknown',
    '/*',
    '/{identifier}',
    '/.',
    '/..',
    '//',
    '//login',
    '//campaigns/business',
    '/business//settings',
    '/business/settings//',
    'http://evil.example/business',
  ])('leads everybody home: %s [ROUTE-34] [PERM-25]', (path) => {
    for (const name of PERSONA_NAMES) {
      expect(decide(path, name)).toEqual({ state: 'redirected', to: '/', reason: 'no_rule_found' });
    }
  });

  it('inside an area leads people with access to its front page, and everyone else where the area sends them', () => {
    expect(decide('/creator/no-such-page', 'creator_active')).toMatchObject({ to: '/creator' });
    expect(decide('/creator/no-such-page', 'visitor')).toMatchObject({ to: '/login?intent=creator' });
  });
});

it.each(['/business/settings', '/apply', '/campaigns/film-our-pull', '/dev/ui'])(
  '%s is the same page with a slash behind it',
  (path) => {
    expect(findPageRule(path)).not.toBeNull();
    expect(findPageRule(`${path}/`)).toBe(findPageRule(path));
  },
);

it.each(PAGE_RULES.map(({ path }) => path))('%s is not hidden behind a wider rule', (path) => {
  expect(findPageRule(path)?.path).toBe(path);
});

it('keeps development pages out of production', () => {
  const development = PAGE_RULES.filter((rule) => rule.is_development_only).map(({ path }) => path);
  expect(development).toEqual(['/dev/ui', '/dev/authenticator', '/dev/mailbox']);
  for (const path of development) {
    expect(decidePageAccess({ path, actor: null, isProduction: false })).toEqual({ state: 'allowed' });
    expect(decidePageAccess({ path, actor: null, isProduction: true })).toEqual({
      state: 'redirected',
      to: '/',
      reason: 'no_rule_found',
    });
  }
});

describe('a page may carry, in place of those of its area,', () => {
  const page = (override: PageRule['override'], area: PageRule['area'] = 'business'): PageRule[] => [
    { path: '/special', area, override },
  ];
  const allowed = (rules: PageRule[]) =>
    PERSONA_NAMES.filter((name) => decide('/special', name, rules).state === 'allowed');

  it('its own roles [ROUTE-35]', () => {
    expect(allowed(page({ roles: ['creator'], creators: 'approved' }))).toEqual([
      'creator_approved',
      'creator_active',
    ]);
    expect(allowed(page({ roles: ['none'] }, 'open'))).toEqual(['role_less']);
  });

  it('its own account statuses, fewer or more (decision: the mechanism, for pages that need it) [ROUTE-36] [STATE-36] [STATE-37]', () => {
    expect(allowed(page({ roles: ['business'], account_statuses: ['completed'] }))).toEqual([
      'business_completed',
    ]);
    expect(allowed(page({ roles: ['admin'], account_statuses: ['active', 'completed'] }, 'admin'))).toEqual([
      'admin_active',
      'admin_operations',
      'admin_money',
      'admin_support',
      'admin_read_only',
      'admin_not_active',
    ]);
  });

  it('its own states of onboarding, application and membership [ROUTE-36]', () => {
    expect(allowed(page({ roles: ['business'], onboarding: 'required' }, 'settings'))).toEqual([
      'business_onboarding',
      'business_ownerless',
    ]);
    expect(allowed(page({ roles: ['applicant'], application: 'sent' }, 'apply'))).toEqual([
      'applicant_pending_review',
      'applicant_rejected',
      'creator_suspended',
    ]);
    expect(allowed(page({ roles: ['business'], membership: 'owner' }))).toEqual([
      'business_active',
      'business_completed',
    ]);
  });

  it('its own fallback, for a wrong role and a wrong state alike (decision: the mechanism, for pages that need it) [ROUTE-37]', () => {
    const rules = page({ fallback: '/privacy-policy' });
    expect(decide('/special', 'creator_active', rules)).toEqual({
      state: 'redirected',
      to: '/privacy-policy',
      reason: 'role_not_allowed',
    });
    expect(decide('/special', 'business_onboarding', rules)).toMatchObject({ to: '/privacy-policy' });
    const owners = page({ roles: ['business'], membership: 'owner', fallback: '/business/settings' });
    expect(decide('/special', 'business_manager', owners)).toMatchObject({ to: '/business/settings' });
  });

  it('a fallback stands above neither signing in nor suspension [ROUTE-37]', () => {
    const rules = page({ fallback: '/privacy-policy' });
    expect(decide('/special', 'visitor', rules)).toMatchObject({ to: '/login?intent=business' });
    expect(decide('/special', 'business_suspended', rules)).toMatchObject({ to: '/' });
  });

  it('without a target the refusal shows in place [STATE-35]', () => {
    const rules = page({ roles: ['admin'] }, 'open');
    expect(decide('/special', 'creator_active', rules)).toEqual({
      state: 'denied',
      reason: 'role_not_allowed',
    });
    expect(decide('/special', 'visitor', rules)).toMatchObject({ to: '/login' });
  });
});

function decide(path: string, name: PersonaName, rules: readonly PageRule[] = PAGE_RULES): Decision {
  return decidePageAccess({ path, actor: actorOf(name), isProduction: false }, rules);
}

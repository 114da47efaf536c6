import { describe, expect, it } from 'vitest';
import { actorOf, type PersonaName } from '#test/access/personas.ts';
import {
  ACCESS_RULES,
  type AccessRuleName,
  type Account,
  DENIAL_REASONS,
  type DenialReason,
  findDenial,
  homeOf,
} from './access.ts';
import { ACCOUNT_STATUSES, type AccountStatus } from './account-states.ts';
import type { Role } from './roles.ts';

describe('a refusal has its reason', () => {
  it.each<[string, AccessRuleName, PersonaName, DenialReason]>([
    ['nobody signed in [PERM-19]', 'signed_in', 'visitor', 'authentication_required'],
    ['another role [PERM-20]', 'admin', 'business_active', 'role_not_allowed'],
    ['an admin who is not active [PERM-20] [ADMIN-15]', 'admin', 'admin_not_active', 'role_not_allowed'],
    ['a creator under review [PERM-21]', 'creator', 'applicant_pending_review', 'creator_status_not_allowed'],
    ['a creator without status [PERM-21]', 'creator', 'creator_no_status', 'creator_status_not_allowed'],
    ['an application sent [PERM-21]', 'application_open', 'applicant_rejected', 'creator_status_not_allowed'],
    ['a suspended business [PERM-22]', 'business', 'business_suspended', 'account_suspended'],
    ['a suspended creator [PERM-22]', 'creator', 'account_suspended_creator', 'account_suspended'],
    ['set-up unfinished [PERM-23]', 'business', 'business_onboarding', 'onboarding_required'],
    ['set-up finished, asked for [PERM-23]', 'onboarding', 'business_active', 'onboarding_required'],
    ['no business at all [PERM-24]', 'business', 'business_ownerless', 'ownership_required'],
    ['the business of another [PERM-24]', 'business_owner', 'business_manager', 'ownership_required'],
  ])('%s', (_, rule, name, reason) => {
    expect(findDenial(ACCESS_RULES[rule], actorOf(name))).toBe(reason);
  });

  it('an admin with nothing but a password may do nothing but change that', () => {
    const admin = { ...accountOf('admin_active'), must_add_factor: true };
    expect(findDenial(ACCESS_RULES.admin, admin)).toBe('factor_required');
    expect(findDenial(ACCESS_RULES.signed_in, admin)).toBe('factor_required');
    expect(findDenial(ACCESS_RULES.own_factors, admin)).toBeNull();
    expect(homeOf(admin)).toBe('/auth/protect');
  });

  it('suspension comes before the role, and signing in before everything', () => {
    expect(findDenial(ACCESS_RULES.admin, actorOf('business_suspended'))).toBe('account_suspended');
    expect(findDenial(ACCESS_RULES.business_owner, null)).toBe('authentication_required');
  });

  it('there are nine of them', () => {
    expect(DENIAL_REASONS).toHaveLength(9);
  });
});

it('someone without a business isn’t a member, even where the set-up doesn’t matter [PERM-11]', () => {
  const rule = { roles: ['business'], membership: 'member' } as const;
  expect(findDenial(rule, actorOf('business_ownerless'))).toBe('ownership_required');
  expect(findDenial(rule, actorOf('business_manager'))).toBeNull();
});

it('an approval counts from the moment the role follows it [PROD-14]', () => {
  const almost = { ...accountOf('applicant_pending_review'), creator_status: 'approved' } as const;
  expect(findDenial(ACCESS_RULES.creator, almost)).toBe('creator_status_not_allowed');
  expect(homeOf(almost)).toBe('/apply/status');
});

it('set-up and ownership are not asked of an admin', () => {
  expect(findDenial(ACCESS_RULES.business, actorOf('admin_active'))).toBeNull();
});

describe('the status an account works with', () => {
  it.each<[Role, AccountStatus[], AccessRuleName, PersonaName]>([
    ['business', ['active', 'completed'], 'business', 'business_active'],
    ['admin', ['active'], 'admin', 'admin_active'],
    ['creator', ['active'], 'creator', 'creator_active'],
    ['applicant', ['active'], 'application_open', 'applicant_draft'],
  ])('%s: %j [STATE-36] [STATE-38]', (_, statuses, rule, name) => {
    const working = ACCOUNT_STATUSES.filter(
      (account_status) => findDenial(ACCESS_RULES[rule], { ...accountOf(name), account_status }) === null,
    );
    expect(working).toEqual(statuses);
  });

  it('a deleted account is shut out like a suspended one', () => {
    const deleted = { ...accountOf('business_active'), account_status: 'deleted' } as const;
    expect(findDenial(ACCESS_RULES.in_good_standing, deleted)).toBe('account_suspended');
    expect(homeOf(deleted)).toBe('/');
  });
});

function accountOf(name: PersonaName): Account {
  const actor = actorOf(name);
  if (actor === null) throw new Error(`${name} has no account`);
  return actor;
}

it.each(['campaign_list', 'campaign_detail'] as const)(
  'the rule of the %s admits an active creator, and turns away one in review [ROUTE-02] [ROUTE-03]',
  (rule) => {
    expect(findDenial(ACCESS_RULES[rule], actorOf('creator_active'))).toBeNull();
    expect(findDenial(ACCESS_RULES[rule], actorOf('applicant_pending_review'))).toBe(
      'creator_status_not_allowed',
    );
  },
);

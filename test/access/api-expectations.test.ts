import { expect, it } from 'vitest';
import { ACCESS_RULES, type AccessRuleName, findDenial } from '#domain/accounts/access.ts';
import { EXPECTED_ROUTES, expectedAnswer } from './api-expectations.ts';
import { actorOf, PERSONA_NAMES } from './personas.ts';

/** One route for each access rule. */
it.each<[AccessRuleName, string]>([
  ['everyone', 'GET /api/me'],
  ['signed_in', 'GET /api/me/settings'],
  ['in_good_standing', 'PATCH /api/me/profile'],
  ['admin', 'GET /api/admin/users'],
  ['admin_amounts', 'GET /api/admin/payouts'],
  ['admin_system', 'GET /api/admin/jobs'],
  ['admin_support', 'POST /api/admin/users/{id}/sign-out'],
  ['admin_operations', 'POST /api/admin/applicant-decisions'],
  ['admin_decisions', 'POST /api/admin/disputes/{id}/decision'],
  ['admin_money', 'POST /api/admin/payouts/batch'],
  ['admin_owner', 'PUT /api/admin/users/{id}/role'],
  ['agreement', 'GET /api/collaborations/{id}'],
  ['work_cancellation', 'POST /api/collaborations/{id}/cancellation'],
])('the rule %s gives everybody the answers expected of %s [PERM-19] [PERM-20] [PERM-22]', (rule, route) => {
  const given = PERSONA_NAMES.map((name) => [name, findDenial(ACCESS_RULES[rule], actorOf(name)) ?? 'ok']);
  const expected = PERSONA_NAMES.map((name) => [name, expectedAnswer(route, name)]);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(expected));
});

it('a route without expectations fails the tests', () => {
  expect(() => expectedAnswer('GET /api/secrets', 'visitor')).toThrow('GET /api/secrets has no expectation');
  expect(() => expectedAnswer('constructor', 'visitor')).toThrow('has no expectation');
});

it('names every route the way the API document does', () => {
  for (const route of EXPECTED_ROUTES) {
    expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) (\/([a-z-]+|\{[a-z_]+\}))+$/);
  }
});

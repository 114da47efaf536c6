import { expect, it } from 'vitest';
import { decidePageAccess, PAGE_RULES } from './page-access.ts';

it.each(['/', '/privacy-policy', '/terms-of-service', '/login', '/signup'])(
  'a visitor may open %s [ROUTE-01] [ROUTE-28] [ROUTE-29] [ROUTE-31] [ROUTE-32]',
  (path) => {
    expect(decidePageAccess(path, null, true)).toEqual({ state: 'allowed' });
  },
);

it.each(['/no-such-page', '/privacy-policy/deeper', '/__proto__', '/constructor'])(
  'no rule is found for %s, which leads home [PERM-25] [ROUTE-34]',
  (path) => {
    expect(decidePageAccess(path, null, false)).toEqual({
      state: 'redirected',
      to: '/',
      reason: 'no_rule_found',
    });
  },
);

it('keeps development pages out of production', () => {
  const development = PAGE_RULES.filter((rule) => rule.is_development_only);
  expect(development.length).toBeGreaterThan(0);
  for (const { path } of development) {
    expect(decidePageAccess(path, null, false).state).toBe('allowed');
    expect(decidePageAccess(path, null, true).state).toBe('redirected');
  }
});

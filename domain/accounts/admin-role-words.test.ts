import { expect, it } from 'vitest';
import { actorOf } from '#test/access/personas.ts';
import { type AccessRuleName, isAllowed, seesAmounts } from './access.ts';
import { ADMIN_ROLE_WORDS } from './admin-role-words.ts';
import type { AdminRole } from './roles.ts';

const PERSONA = {
  owner: 'admin_active',
  operations: 'admin_operations',
  money: 'admin_money',
  support: 'admin_support',
  read_only: 'admin_read_only',
} as const satisfies Record<AdminRole, string>;

const ACTS: readonly AccessRuleName[] = [
  'admin_support',
  'admin_operations',
  'admin_decisions',
  'admin_money',
  'admin_owner',
  'work_cancellation',
];

it.each<[AdminRole, readonly AccessRuleName[], boolean]>([
  ['owner', ACTS, true],
  ['operations', ['admin_support', 'admin_operations', 'admin_decisions', 'work_cancellation'], true],
  ['money', ['admin_decisions', 'admin_money', 'work_cancellation'], true],
  ['support', ['admin_support'], false],
  ['read_only', [], true],
])('the sentence about %s says what the access table allows', (role, acts, hasAmounts) => {
  const actor = actorOf(PERSONA[role]);
  if (actor === null) throw new Error('an admin');
  expect(ACTS.filter((rule) => isAllowed(rule, actor))).toEqual(acts);
  expect(seesAmounts(actor)).toBe(hasAmounts);
  expect(ADMIN_ROLE_WORDS[role].hint.includes('Sees no amounts')).toBe(!hasAmounts);
  expect(ADMIN_ROLE_WORDS[role].hint.includes('change nothing')).toBe(acts.length === 0);
});

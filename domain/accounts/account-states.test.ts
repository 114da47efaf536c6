import { describe, expect, it } from 'vitest';
import { ACCOUNT_MOVES, ACCOUNT_STATUSES, type AccountStatus, isWorking } from './account-states.ts';
import { ROLES, type Role } from './roles.ts';

describe('the statuses with which a role does what it is for', () => {
  it.each<[Role | null, AccountStatus[], string]>([
    ['business', ['active', 'completed'], '[STATE-36]'],
    ['admin', ['active'], '[STATE-38]'],
    ['creator', ['active'], ''],
    ['applicant', ['active'], ''],
    [null, ['active'], ''],
  ])('%s: %j %s', (role, statuses) => {
    expect(ACCOUNT_STATUSES.filter((account_status) => isWorking({ role, account_status }))).toEqual(
      statuses,
    );
  });

  it('active serves every role there is [STATE-24]', () => {
    for (const role of [...ROLES, null]) expect(isWorking({ role, account_status: 'active' })).toBe(true);
  });
});

describe('an account', () => {
  it.each<[keyof typeof ACCOUNT_MOVES, AccountStatus[], AccountStatus, string]>([
    ['suspend', ['active', 'completed'], 'suspended', 'admin'],
    ['unsuspend', ['suspended'], 'active', 'admin'],
    ['delete', ['active', 'completed', 'suspended'], 'deleted', 'themselves'],
  ])('%s: from %j to %s, by %s', (move, from, to, by) => {
    expect(ACCOUNT_MOVES[move]).toEqual({ from, to, by });
  });

  it('that is deleted stays so', () => {
    for (const { from } of Object.values(ACCOUNT_MOVES)) expect(from).not.toContain('deleted');
  });
});

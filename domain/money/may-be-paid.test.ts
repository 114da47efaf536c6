import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { findPayoutWait, findRequestRefusal, mayBePaid, type PayoutFacts } from './may-be-paid.ts';
import { PAYEE_STATUSES } from './payout-states.ts';

const NOW = new Date('2026-06-10T22:00:00.000Z');
const CLEAN: PayoutFacts = {
  stopped_at: null,
  reported_at: null,
  account_status: 'active',
  creator_status: 'active',
  payee_status: 'ready',
  bank_changed_at: null,
  factors_reset_at: null,
  has_chargeback: false,
  is_payout_paused: false,
};

describe('whether money may leave', () => {
  it('is yes for working accounts of approved creators with a ready bank, and for nobody else', () => {
    const paid = ACCOUNT_STATUSES.flatMap((account_status) =>
      [...CREATOR_STATUSES, null].flatMap((creator_status) =>
        PAYEE_STATUSES.map((payee_status) => ({ ...CLEAN, account_status, creator_status, payee_status })),
      ),
    ).filter((facts) => mayBePaid(facts, NOW));
    expect(paid).toEqual([{ ...CLEAN, creator_status: 'approved' }, CLEAN]);
  });

  it.each<[string, Partial<PayoutFacts>]>([
    ['stopped', { stopped_at: NOW.toISOString() }],
    ['account_suspended', { account_status: 'suspended' }],
    ['creator_suspended', { creator_status: 'suspended' }],
    ['chargeback', { has_chargeback: true }],
    ['account_not_ready', { payee_status: 'restricted' }],
    ['bank_changed', { bank_changed_at: '2026-06-08T00:00:00.000Z' }],
    ['factors_reset', { factors_reset_at: '2026-06-08T00:00:00.000Z' }],
    ['payouts_paused', { is_payout_paused: true }],
  ])('is no and says %s', (wait, facts) => {
    expect(findPayoutWait({ ...CLEAN, ...facts }, NOW)).toBe(wait);
    expect(mayBePaid({ ...CLEAN, ...facts }, NOW)).toBe(false);
  });

  it('is yes again 72 hours after the bank changed', () => {
    expect(mayBePaid({ ...CLEAN, bank_changed_at: '2026-06-07T22:00:00.001Z' }, NOW)).toBe(false);
    expect(mayBePaid({ ...CLEAN, bank_changed_at: '2026-06-07T22:00:00.000Z' }, NOW)).toBe(true);
  });

  it('lets a payout be requested that only has to wait its time', () => {
    const paused = { ...CLEAN, is_payout_paused: true, bank_changed_at: NOW.toISOString() };
    expect(findRequestRefusal(paused, NOW)).toBe('payouts_paused');
    expect(findRequestRefusal({ ...CLEAN, bank_changed_at: NOW.toISOString() }, NOW)).toBeNull();
    const suspended = { ...CLEAN, account_status: 'suspended', is_payout_paused: true } as const;
    expect(findRequestRefusal(suspended, NOW)).toBe('account_suspended');
  });
});

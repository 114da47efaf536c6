import { describe, expect, it } from 'vitest';
import { type EarningStatus, movedEarning } from './earning-states.ts';
import { canCallBack, canMovePayout, PAYOUT_STATUSES } from './payout-states.ts';

const earning = (status: EarningStatus, in_transit_cents = 0, paid_cents = 0) => ({
  status,
  net_cents: 10_000,
  in_transit_cents,
  paid_cents,
});

describe('the life of a payout', () => {
  it('ends alike in whatever order a provider tells of it', () => {
    expect(PAYOUT_STATUSES.filter((status) => canMovePayout('fail', status))).toEqual(['processing', 'paid']);
    expect(PAYOUT_STATUSES.filter((status) => canMovePayout('pay', status))).toEqual(['processing']);
  });

  it('can be called back until its batch leaves, and as long as it is stopped', () => {
    const leaves_at = '2026-06-10T22:00:00.000Z';
    const before = new Date('2026-06-10T21:59:59Z');
    const payout = { status: 'requested' as const, leaves_at, stopped_at: null };
    expect(canCallBack(payout, before)).toBe(true);
    expect(canCallBack(payout, new Date(leaves_at))).toBe(false);
    expect(canCallBack({ ...payout, stopped_at: leaves_at }, new Date(leaves_at))).toBe(true);
    expect(canCallBack({ ...payout, status: 'processing' }, before)).toBe(false);
  });
});

describe('the life of an earning', () => {
  it('is available for as long as a cent of it can be sent', () => {
    expect(movedEarning(earning('pending'), 'clear', 10_000)?.status).toBe('available');
    expect(movedEarning(earning('available'), 'take', 9_999)?.status).toBe('available');
    expect(movedEarning(earning('available'), 'take', 10_000)?.status).toBe('in_transit');
    expect(movedEarning(earning('in_transit', 10_000), 'arrive', 10_000)?.status).toBe('paid');
    expect(movedEarning(earning('in_transit', 4_000, 6_000), 'give_back', 4_000)?.status).toBe('available');
    expect(movedEarning(earning('paid', 0, 10_000), 'bounce', 10_000)?.status).toBe('available');
  });

  it('gives no more than it is', () => {
    expect(movedEarning(earning('available'), 'take', 10_001)).toBeNull();
    expect(movedEarning(earning('pending'), 'take', 1)).toBeNull();
    expect(movedEarning(earning('available', 10), 'give_back', 11)).toBeNull();
    expect(movedEarning(earning('paid', 0, 10_000), 'clear', 1)).toBeNull();
  });
});

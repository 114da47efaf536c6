import { describe, expect, it } from 'vitest';
import { homeOf } from '#domain/accounts/access.ts';
import {
  applyAgainAt,
  CREATOR_MOVES,
  CREATOR_STATUSES,
  type CreatorMoveName,
  type CreatorStatus,
  canMoveCreator,
  isApplicationOpen,
  passesCreatorGate,
  readCreatorStatus,
} from './creator-states.ts';

const NOW = new Date('2026-06-10T16:00:00Z');

it('approved and active pass the gates of creators, no other status does [STATE-19] [STATE-20] [STATE-21]', () => {
  expect(CREATOR_STATUSES.filter(passesCreatorGate)).toEqual(['approved', 'active']);
});

describe('no status', () => {
  it('reads as pending [STATE-18] [STATE-23]', () => {
    expect(readCreatorStatus(null)).toBe('pending');
    expect(readCreatorStatus(undefined)).toBe('pending');
    expect(readCreatorStatus('approved')).toBe('approved');
  });

  it('passes no gate [STATE-21] [STATE-23]', () => {
    expect(passesCreatorGate(null)).toBe(false);
  });

  it('is the same as pending wherever an application is asked about, with a row or without [STATE-23]', () => {
    const asPending = isApplicationOpen({ status: 'pending', decided_at: null }, NOW);
    expect(asPending).toBe(true);
    expect(isApplicationOpen({ status: null, decided_at: null }, NOW)).toBe(asPending);
    expect(isApplicationOpen(null, NOW)).toBe(asPending);
  });
});

const CAN_WRITE: Record<CreatorStatus, boolean> = {
  draft: true,
  pending: true,
  pending_review: false,
  changes_requested: true,
  rejected: false,
  approved: false,
  active: false,
  suspended: false,
};

it.each(CREATOR_STATUSES)(
  'whether an application can be written with the status %s [STATE-18] [STATE-19] [STATE-20]',
  (status) => {
    const creator = { status, decided_at: '2026-06-09T16:00:00Z' };
    expect(isApplicationOpen(creator, NOW)).toBe(CAN_WRITE[status]);
  },
);

describe('who was turned down may apply again', () => {
  it.each([
    ['not a second before 30 days have passed', '2026-05-11T16:00:01Z', false],
    ['once 30 days have passed', '2026-05-11T16:00:00Z', true],
    ['a year later', '2025-06-10T16:00:00Z', true],
    ['not while there is no decision to count from', null, false],
  ])('%s', (_, decided_at, isOpen) => {
    expect(isApplicationOpen({ status: 'rejected', decided_at }, NOW)).toBe(isOpen);
  });

  it('from a moment that can be named, over the change of clocks as well', () => {
    expect(applyAgainAt('2026-02-20T09:30:00.000Z')?.toISOString()).toBe('2026-03-22T09:30:00.000Z');
    expect(applyAgainAt(null)).toBeNull();
  });

  it('and an old decision opens nothing for anybody else', () => {
    for (const status of ['pending_review', 'approved', 'active', 'suspended'] as const) {
      expect(isApplicationOpen({ status, decided_at: '2020-01-01T00:00:00Z' }, NOW)).toBe(false);
    }
  });
});

it.each<[CreatorStatus | null, string]>([
  ['draft', '/apply'],
  ['pending', '/apply'],
  [null, '/apply'],
  ['pending_review', '/apply/status'],
  ['changes_requested', '/apply'],
  ['rejected', '/apply/status'],
  ['approved', '/creator'],
  ['active', '/creator'],
  ['suspended', '/apply/status'],
])(
  'a creator with the status %s belongs at %s [STATE-18] [STATE-19] [STATE-20] [STATE-23]',
  (status, home) => {
    const creator = { status, decided_at: '2026-06-09T16:00:00Z' };
    const account = {
      user_id: 'user-1',
      email: 'mia@bizmeet.test',
      full_name: null,
      role: 'creator',
      admin_role: null,
      account_status: 'active',
      is_business_onboarding: false,
      creator_id: status === null ? null : 'creator-1',
      creator_status: status,
      is_application_open: isApplicationOpen(creator, NOW),
      business_count: 0,
      must_add_factor: false,
      business: null,
    } as const;
    expect(homeOf(account)).toBe(home);
  },
);

it.each([
  ['draft', ['submit']],
  ['pending', ['submit']],
  ['pending_review', ['approve', 'request_changes', 'reject']],
  ['changes_requested', ['submit']],
  ['rejected', ['reopen']],
  ['approved', ['enter', 'suspend']],
  ['active', ['suspend']],
  ['suspended', ['reinstate']],
] as const)('from %s an application can only go on by %j [STATE-17]', (status, allowed) => {
  const moves = Object.keys(CREATOR_MOVES) as CreatorMoveName[];
  expect(moves.filter((move) => canMoveCreator(move, status))).toEqual(allowed);
});

it('who has no status yet can submit, and nothing else', () => {
  const moves = Object.keys(CREATOR_MOVES) as CreatorMoveName[];
  expect(moves.filter((move) => canMoveCreator(move, null))).toEqual(['submit']);
});

import { describe, expect, it } from 'vitest';
import {
  canMoveSupport,
  ownSupportStatus,
  SUPPORT_MOVES,
  SUPPORT_STATUSES,
  type SupportMoveName,
} from './support.ts';

const moves = Object.keys(SUPPORT_MOVES) as SupportMoveName[];

describe('a support request', () => {
  it.each([
    ['write', ['open', 'waiting', 'snoozed', 'closed']],
    ['answer', ['open', 'waiting', 'snoozed', 'closed']],
    ['snooze', ['open', 'waiting', 'snoozed']],
    ['wake', ['snoozed']],
    ['close', ['open', 'waiting', 'snoozed']],
    ['reopen', ['waiting', 'snoozed', 'closed']],
    ['merge', ['open', 'waiting', 'snoozed', 'closed']],
  ] as const)('allows %s only from %j', (move, from) => {
    const allowed = SUPPORT_STATUSES.filter((status) =>
      canMoveSupport(move, { status, merged_into_id: null }),
    );
    expect(allowed).toEqual(from);
  });

  it('never moves once it was merged', () => {
    for (const move of moves) {
      expect(canMoveSupport(move, { status: 'closed', merged_into_id: 'another' })).toBe(false);
    }
  });

  it('shows its owner as open until we answered', () => {
    expect(SUPPORT_STATUSES.map(ownSupportStatus)).toEqual(['open', 'answered', 'open', 'closed']);
  });
});

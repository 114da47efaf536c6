import type { MemberRole, MemberStatus } from '#domain/accounts/roles.ts';

/** The ways a membership begins and ends. An owner can only leave after transferring the ownership. */
export const MEMBER_MOVES = {
  join: { from: ['invited', 'removed'], to: 'active', of: ['manager'], by: 'invited' },
  leave: { from: ['active'], to: 'removed', of: ['manager'], by: 'themselves' },
  remove: { from: ['active'], to: 'removed', of: ['manager'], by: 'owner' },
} as const satisfies Record<string, MemberMove>;

interface MemberMove {
  from: readonly MemberStatus[];
  to: MemberStatus;
  of: readonly MemberRole[];
  by: 'invited' | 'themselves' | 'owner';
}

export function canMoveMember(
  move: keyof typeof MEMBER_MOVES,
  { status, role }: { status: MemberStatus; role: MemberRole },
): boolean {
  const { from, of }: MemberMove = MEMBER_MOVES[move];
  return from.includes(status) && of.includes(role);
}

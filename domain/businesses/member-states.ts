import type { MemberRole, MemberStatus } from '#domain/accounts/roles.ts';

/** How people come to look after a business, and how they stop. The owner goes only by handing it over first. */
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

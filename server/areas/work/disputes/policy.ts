import type { Account } from '#domain/accounts/access.ts';
import { canMoveDeliverable, isDone } from '#domain/work/deliverable-states.ts';
import type { LockedDeliverable } from '#server/areas/work/collaborations/lock.ts';
import { Problem } from '#server/platform/errors.ts';

/** Only admins decide, and after an appeal a different admin has to. */
export function findDecideRefusal(
  { role, user_id }: Pick<Account, 'role' | 'user_id'>,
  earlierDeciders: readonly string[],
): Problem | null {
  if (role !== 'admin') return new Problem('access_denied', 'Only an admin can decide a dispute.');
  if (earlierDeciders.includes(user_id)) {
    return new Problem('access_denied', 'You made the first decision. Another admin must decide the appeal.');
  }
  return null;
}

/** True while the money is held and a decision could still settle it. */
export function isDisputable({
  kind,
  status,
  settled_at,
}: Pick<LockedDeliverable, 'kind' | 'status' | 'settled_at'>): boolean {
  return settled_at === null && !isDone(kind, status) && canMoveDeliverable('settle', status, 'decision');
}

import type { Account } from '#domain/accounts/access.ts';
import type { MemberRole } from '#domain/accounts/roles.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * The kinds of access to a business: read it, work in it, change what all its locations share, or decide who manages it.
 */
export type BusinessWish = 'read' | 'change' | 'set_up' | 'own';

/** Null if it is allowed. To accounts without access the business does not exist. */
export function findBusinessRefusal(
  wish: BusinessWish,
  { role }: Pick<Account, 'role'>,
  membership: MemberRole | null,
  reach: Reach = null,
): Problem | null {
  if (role === 'admin' && wish === 'read') return null;
  if (membership === null) return new Problem('not_found', 'We can’t find that business.');
  if (wish === 'set_up' && reach !== null) {
    return new Problem('access_denied', 'You manage some of the locations. Ask the owner to change this.');
  }
  if (wish === 'own' && membership !== 'owner') {
    return new Problem('ownership_required', 'Only the owner of the business can do that.');
  }
  return null;
}

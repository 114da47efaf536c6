import type { Account } from '#domain/accounts/access.ts';
import type { MemberRole } from '#domain/accounts/roles.ts';
import { Problem } from '#server/platform/errors.ts';

/** The kinds of access to a business: read it, manage it, or decide who manages it. */
export type BusinessWish = 'read' | 'change' | 'own';

/** Null if it is allowed. To accounts without access the business does not exist. */
export function findBusinessRefusal(
  wish: BusinessWish,
  { role }: Pick<Account, 'role'>,
  membership: MemberRole | null,
): Problem | null {
  if (role === 'admin' && wish === 'read') return null;
  if (membership === null) return new Problem('not_found', 'We can’t find that business.');
  if (wish === 'own' && membership !== 'owner') {
    return new Problem('ownership_required', 'Only the owner of the business can do that.');
  }
  return null;
}

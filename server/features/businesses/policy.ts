import type { Account } from '#domain/access.ts';
import type { MemberRole } from '#domain/roles.ts';
import { Problem } from '../../errors.ts';

/** What somebody wants with a business: look at it, look after it, or decide who does. */
export type BusinessWish = 'read' | 'change' | 'own';

/** Null when it is allowed. To a stranger a business they ask for by its id is not there. */
export function findBusinessRefusal(
  wish: BusinessWish,
  { role }: Pick<Account, 'role'>,
  membership: MemberRole | null,
): Problem | null {
  if (role === 'admin' && wish === 'read') return null;
  if (membership === null) return new Problem('not_found', 'There is no such business.');
  if (wish === 'own' && membership !== 'owner') {
    return new Problem('ownership_required', 'Only the owner of the business may do that.');
  }
  return null;
}

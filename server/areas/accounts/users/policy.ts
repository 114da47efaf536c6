import type { AdminRole, Role } from '#domain/accounts/roles.ts';
import { Problem } from '#server/platform/errors.ts';

/**
 * Accounts of admins are for owners alone. Nobody changes their own role, so the owner who acts stays one, and there is
 * always an owner left.
 */
export function requireOwnerOver(role: Role | null, actor: AdminRole | null): void {
  if (role === 'admin' && actor !== 'owner')
    throw new Problem('admin_role_not_allowed', 'Only an owner can do this to an admin’s account.');
}

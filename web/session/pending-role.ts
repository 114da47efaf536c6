import { SIGN_UP_ROLES, type SignUpRole } from '#domain/accounts/roles.ts';
import { localStore } from './local-store.ts';
import { PENDING_USER_ROLE } from './stored-keys.ts';

/** The role chosen before the sign-up form, stored until the account exists. */
export function rememberPendingRole(role: SignUpRole): void {
  localStore.write(PENDING_USER_ROLE, role);
}

export function readPendingRole(): SignUpRole | null {
  const kept = localStore.read(PENDING_USER_ROLE);
  return SIGN_UP_ROLES.find((role) => role === kept) ?? null;
}

export function forgetPendingRole(): void {
  localStore.remove(PENDING_USER_ROLE);
}

import type { Account } from './access.ts';

/** The permissions of an API key. A key can never do more than the person who made it. */
export const API_SCOPES = [
  'profile:read',
  'campaigns:read',
  'campaigns:write',
  'applications:read',
  'applications:write',
  'work:read',
  'work:write',
  'messages:read',
  'messages:write',
  'money:read',
  'admin:read',
  'support:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

const ADMIN_SCOPES: readonly ApiScope[] = ['profile:read', 'admin:read', 'support:write'];

/** The scopes a person can choose from. */
export function scopesFor({ role }: Pick<Account, 'role'>): readonly ApiScope[] {
  if (role === 'admin') return ADMIN_SCOPES;
  return API_SCOPES.filter((scope) => scope !== 'admin:read' && scope !== 'support:write');
}

export const KEY_END_CAUSES = [
  'revoked',
  'suspended',
  'password_reset',
  'reported',
  'factors_reset',
  'left_business',
  'role_changed',
] as const;
export type KeyEndCause = (typeof KEY_END_CAUSES)[number];

export const API_KEY_PREFIX = 'bz_live_';
export const API_KEY_NAME_MAX_LENGTH = 60;
/** Keys of one person that work at the same time. */
export const MOST_API_KEYS = 20;
export const API_KEY_REQUESTS_A_MINUTE = 120;

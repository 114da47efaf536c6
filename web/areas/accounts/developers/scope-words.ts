import type { ApiScope, KeyEndCause } from '#domain/accounts/api-keys.ts';

/** What a key with the scope may do. */
export const SCOPE_WORDS: Record<ApiScope, string> = {
  'profile:read': 'See profiles, businesses and locations',
  'campaigns:read': 'See campaigns and drafts',
  'campaigns:write': 'Create, edit, pause and close campaigns',
  'applications:read': 'See applications, notes and quotes',
  'applications:write': 'Apply, or decide on applicants',
  'work:read': 'See work, contracts and files',
  'work:write': 'Submit work, or approve it and pay the creator',
  'messages:read': 'Read messages',
  'messages:write': 'Send messages',
  'money:read': 'See payments, receipts and earnings',
  'admin:read': 'See records within your admin role',
  'support:write': 'Answer support requests and resend emails',
};

/** Why a key no longer works. */
export const END_WORDS: Record<KeyEndCause, string> = {
  revoked: 'Revoked',
  suspended: 'Ended when your account was suspended',
  password_reset: 'Ended when your password was reset',
  reported: 'Ended when you locked your account',
  factors_reset: 'Ended when your passkeys and apps were reset',
  left_business: 'Ended when you left the business',
  role_changed: 'Ended when your role changed',
};

export const ROLES = ['business', 'creator', 'applicant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The two sides a visitor can sign up on. Creators begin as applicants. */
export const SIGN_UP_ROLES = ['business', 'creator'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** The roles of admins. `ACCESS_RULES` says which pages and endpoints each of them may use. */
export const ADMIN_ROLES = ['owner', 'operations', 'money', 'support', 'read_only'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const MEMBER_ROLES = ['owner', 'manager'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_STATUSES = ['active', 'invited', 'removed'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

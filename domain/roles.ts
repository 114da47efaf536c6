/** The two sides a visitor can sign up on. */
export const SIGN_UP_ROLES = ['business', 'creator'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** What an admin changed, or only looked at. */
export const AUDIT_KINDS = ['changes', 'views'] as const;

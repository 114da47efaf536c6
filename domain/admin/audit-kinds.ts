/** Changes to a record, and views of one. */
export const AUDIT_KINDS = ['changes', 'views'] as const;

/** The kinds of records that an entry of the audit log can be about. */
export const AUDIT_SUBJECTS = [
  'account',
  'business',
  'campaign',
  'creator',
  'media_file',
  'social_account',
  'collaboration',
  'enrichment',
  'storage',
  'package',
  'platform_setting',
  'email_event',
  'job',
  'payout',
  'dispute',
  'payment',
  'approval',
  'rating',
  'support_request',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

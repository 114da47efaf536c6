export const EMAIL_EVENT_STATUSES = [
  'queued',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  /** Not sent, because the address bounced or complained before. */
  'suppressed',
] as const;
export type EmailEventStatus = (typeof EMAIL_EVENT_STATUSES)[number];

export const EMAIL_REPORTS = ['delivered', 'bounced', 'complained'] as const;
export type EmailReportKind = (typeof EMAIL_REPORTS)[number];

/**
 * The statuses each report of a mail provider applies to. Reports come late, twice and in any order: a mail server may
 * accept an email and return it later, while nothing is delivered any more after it bounced. A report may also come
 * before our own note that the email was sent.
 */
export const EMAIL_MOVES: Record<EmailReportKind, readonly EmailEventStatus[]> = {
  delivered: ['queued', 'sent'],
  bounced: ['queued', 'sent', 'delivered'],
  complained: ['queued', 'sent', 'delivered'],
};

/** The reasons an address gets no more email. */
export const SUPPRESSION_CAUSES = ['bounce', 'complaint'] as const;
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number];

export const EMAIL_EVENT_STATUSES = [
  'queued',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
] as const;
export type EmailEventStatus = (typeof EMAIL_EVENT_STATUSES)[number];

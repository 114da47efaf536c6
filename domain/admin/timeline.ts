/** What happened to a person, and what they did. */
export const TIMELINE_KINDS = [
  'sign_in',
  'campaign',
  'application',
  'payment',
  'earning',
  'payout',
  'email',
  'notification',
  'support_request',
  'admin_action',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_PAGE = 20;

/** The kinds of events on a person’s timeline. */
export const TIMELINE_KINDS = [
  'sign_in',
  'campaign',
  'creator_list',
  'waiting_invitation',
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

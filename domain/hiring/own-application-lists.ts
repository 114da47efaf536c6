/** The tabs in which creators see their applications: whose turn it is, or the outcome. */
export const OWN_APPLICATION_SEGMENTS = [
  'all',
  'open',
  'needs_you',
  'waiting',
  'accepted',
  'closed',
] as const;
export type OwnApplicationSegment = (typeof OWN_APPLICATION_SEGMENTS)[number];

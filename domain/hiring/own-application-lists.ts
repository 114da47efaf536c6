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

/** The segments that together have every application once, in the order of the page. */
export const OWN_APPLICATION_PARTS = ['needs_you', 'waiting', 'accepted', 'closed'] as const;
export type OwnApplicationPart = (typeof OWN_APPLICATION_PARTS)[number];

/** How many rows of each part are shown at first when all of them are shown. */
export const PART_ROWS: Record<OwnApplicationPart, number> = {
  needs_you: 20,
  waiting: 10,
  accepted: 10,
  closed: 3,
};

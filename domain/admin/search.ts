/** The kinds of records that the admin search finds, in the order it shows them. */
export const FOUND_KINDS = [
  'user',
  'business',
  'campaign',
  'creator_list',
  'payment',
  'payout',
  'dispute',
  'email',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** To see more of one kind, admins search in its list. */
export const MOST_FOUND_OF_A_KIND = 5;

const PATHS: Record<FoundKind, string> = {
  user: '/admin/users?open=',
  business: '/admin/businesses?open=',
  campaign: '/admin/campaigns?open=',
  // A list is shown with the business whose team made it.
  creator_list: '/admin/businesses?open=',
  payment: '/admin/payments?open=',
  payout: '/admin/payouts?open=',
  dispute: '/admin/payments?view=disputes&show=all&dispute=',
  email: '/admin/email-events?open=',
};

/** The page of the admin area that shows this record. */
export function recordPath(kind: FoundKind, id: string): string {
  return `${PATHS[kind]}${id}`;
}

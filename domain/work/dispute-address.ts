/** The address of a dispute for each side; notifications and mails lead there. */
export function disputePath(
  side: 'creator' | 'business',
  { collaboration_id, identifier }: { collaboration_id: string; identifier: string },
): string {
  return side === 'creator'
    ? `/creator/work/${collaboration_id}/dispute`
    : `/business/campaigns/${identifier}/work/${collaboration_id}/dispute`;
}

export function adminDisputePath(disputeId: string): string {
  return `/admin/payments?view=disputes&dispute=${disputeId}`;
}

export const APPROVAL_ACTIONS = [
  'retry_refund',
  'refund_open_spots',
  'release_payout',
  'retry_payout',
  'decide_dispute',
  'book_provider_entry',
  'clear_chargeback',
  'release_chargeback_earnings',
] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

export const APPROVAL_STATUSES = ['open', 'approved', 'declined', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** A request expires after this long without a second admin. */
export const APPROVAL_DAYS = 7;
/** If there is no second admin, the only one may confirm their own request after this long. */
export const ALONE_AFTER_HOURS = 24;
/**
 * An admin who was added an hour ago could be the first admin's own second account; after this long the others have
 * read the mail about it.
 */
const NEW_ADMIN_HOURS = 72;

export interface Approver {
  user_id: string;
  /** The time another admin gave them the role; null for the first ones. */
  admin_since: string | null;
  /** Admins who can act, including the approver. */
  admin_count: number;
}

interface Asked {
  requested_by: string;
  status: ApprovalStatus;
  created_at: string;
  expires_at: string;
}

const HOUR_MS = 3_600_000;

/** Why somebody can't approve a request now; null if they can. */
export function findApprovalRefusal(asked: Asked, approver: Approver, now: Date): string | null {
  if (asked.status !== 'open') return `This request is ${asked.status}.`;
  if (Date.parse(asked.expires_at) <= now.getTime()) return 'This request has expired. Ask again.';
  if (asked.requested_by === approver.user_id) {
    if (approver.admin_count > 1) return 'Another admin has to approve your request.';
    const hours = hoursUntil(asked.created_at, ALONE_AFTER_HOURS, now);
    return hours > 0 ? `You’re the only admin. You can approve this yourself in ${inHours(hours)}.` : null;
  }
  if (approver.admin_since === null) return null;
  const hours = hoursUntil(approver.admin_since, NEW_ADMIN_HOURS, now);
  return hours > 0
    ? `New admins can approve after ${NEW_ADMIN_HOURS} hours. That’s in ${inHours(hours)}.`
    : null;
}

function hoursUntil(from: string, wait: number, now: Date): number {
  return Math.ceil((Date.parse(from) + wait * HOUR_MS - now.getTime()) / HOUR_MS);
}

function inHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

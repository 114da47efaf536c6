import { type AccessRuleName, adminRolesOf } from '#domain/accounts/access.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';

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

/** Only admins who may do an action approve it. */
export const APPROVAL_ACCESS: Record<ApprovalAction, AccessRuleName> = {
  retry_refund: 'admin_money',
  refund_open_spots: 'admin_money',
  release_payout: 'admin_money',
  retry_payout: 'admin_money',
  decide_dispute: 'admin_decisions',
  book_provider_entry: 'admin_money',
  clear_chargeback: 'admin_money',
  release_chargeback_earnings: 'admin_money',
};

/** Approving and declining need the right to do it oneself. */
export function canApprove(action: ApprovalAction, role: AdminRole | null): boolean {
  return role !== null && adminRolesOf(APPROVAL_ACCESS[action]).includes(role);
}

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
  admin_role: AdminRole | null;
  /** The time another admin gave them the role; null for the first ones. */
  admin_since: string | null;
  /** The number of active admins with each role, including the approver. */
  admins: Partial<Record<AdminRole, number>>;
}

interface Asked {
  action: ApprovalAction;
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
  const { action } = asked;
  if (!canApprove(action, approver.admin_role)) return 'Your admin role doesn’t include this.';
  if (asked.requested_by === approver.user_id) {
    const others = adminRolesOf(APPROVAL_ACCESS[action]).reduce(
      (sum, role) => sum + (approver.admins[role] ?? 0),
      -1,
    );
    if (others > 0) return 'Another admin has to approve your request.';
    const hours = hoursUntil(asked.created_at, ALONE_AFTER_HOURS, now);
    return hours > 0
      ? `You’re the only admin who can do this. You can approve this yourself in ${inHours(hours)}.`
      : null;
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

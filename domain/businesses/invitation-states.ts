import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { Role } from '#domain/accounts/roles.ts';

export const INVITATION_STATUSES = ['invited', 'accepted', 'declined', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The life of an invitation to manage a business. */
export const INVITATION_MOVES = {
  renew: { from: ['invited'], to: 'invited', by: 'owner' },
  accept: { from: ['invited'], to: 'accepted', by: 'invited' },
  decline: { from: ['invited'], to: 'declined', by: 'invited' },
  /** Also removes a declined or expired invitation from the list. */
  revoke: { from: ['invited', 'declined', 'expired'], to: 'revoked', by: 'owner' },
  expire: { from: ['invited'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, InvitationMove>;

interface InvitationMove {
  from: readonly InvitationStatus[];
  to: InvitationStatus;
  by: 'owner' | 'invited' | 'clock';
}

export const INVITATION_DAYS = 7;
export const MOST_OPEN_INVITATIONS = 20;
/** Owner, managers and open invitations together. */
export const MOST_MEMBERS = 50;
/** The most businesses one person can own and manage together. */
export const MOST_BUSINESSES = 20;

/** An invitation counts as expired before the job has stored it. */
export function readInvitationStatus(
  { status, expires_at }: { status: InvitationStatus; expires_at: string },
  now: Date,
): InvitationStatus {
  return status === 'invited' && Date.parse(expires_at) <= now.getTime() ? 'expired' : status;
}

export const INVITATION_REFUSALS = [
  'signed_out',
  'other_address',
  'other_side',
  'suspended',
  'too_many_businesses',
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

interface Invited {
  email: string;
  role: Role | null;
  account_status: AccountStatus;
  is_business_onboarding: boolean;
  business_count: number;
}

/** Why an account can't accept an invitation; null if it can. A half-done setup is discarded on acceptance. */
export function findInvitationRefusal(
  account: Invited | null,
  invitation: { email: string; business_id: string },
): InvitationRefusal | null {
  if (account === null) return 'signed_out';
  if (account.email !== invitation.email) return 'other_address';
  if (account.account_status === 'suspended' || account.account_status === 'deleted') return 'suspended';
  if (account.role !== 'business' && account.role !== null) return 'other_side';
  return account.business_count >= MOST_BUSINESSES && !account.is_business_onboarding
    ? 'too_many_businesses'
    : null;
}

/** The same words on the page and in the API's refusal. */
export function refusalWords(
  refusal: InvitationRefusal,
  { email, business_name }: { email: string; business_name: string },
): string {
  switch (refusal) {
    case 'signed_out':
      return `Sign in as ${email}, or sign up with that address. You can still accept or decline after that.`;
    case 'other_address':
      return `The invitation is for ${email}. Sign in with that address, or ask for an invitation to this one.`;
    case 'other_side':
      return `You can’t manage a business with this kind of account. Ask ${business_name} to invite a different address.`;
    case 'too_many_businesses':
      return `An account can work in up to ${MOST_BUSINESSES} businesses. Leave one first, then accept.`;
    case 'suspended':
      return 'This account is suspended. See the home page for the reason and how to appeal.';
  }
}

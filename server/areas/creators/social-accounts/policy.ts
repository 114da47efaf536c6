import type { Account } from '#domain/accounts/access.ts';
import { passesCreatorGate, readCreatorStatus } from '#domain/creators/creator-states.ts';
import { Problem } from '#server/platform/errors.ts';

/** Actions on social accounts that need permission. Reading and disconnecting are always allowed. */
export type SocialAction = 'change' | 'prove';

export interface Permission {
  is_allowed: boolean;
  reason: string | null;
}

type Creator = Pick<Account, 'creator_status' | 'is_application_open'>;

/** While an application is under review its handles can't change, but they can still be proved. */
export function mayDo(action: SocialAction, { creator_status, is_application_open }: Creator): Permission {
  if (is_application_open || passesCreatorGate(creator_status)) return { is_allowed: true, reason: null };
  const isBeingRead = readCreatorStatus(creator_status) === 'pending_review';
  if (isBeingRead && action === 'prove') return { is_allowed: true, reason: null };
  return { is_allowed: false, reason: isBeingRead ? BEING_READ : CLOSED };
}

export function requirePermission(action: SocialAction, account: Creator): void {
  const { is_allowed, reason } = mayDo(action, account);
  if (!is_allowed) throw new Problem('creator_status_not_allowed', reason ?? CLOSED);
}

const BEING_READ =
  'Your application is under review with these handles. You can change them once we’ve decided.';
const CLOSED = 'You can’t do that with your application right now.';

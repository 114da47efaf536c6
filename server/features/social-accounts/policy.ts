import type { Account } from '#domain/access.ts';
import { passesCreatorGate, readCreatorStatus } from '#domain/creator-states.ts';
import { Problem } from '../../errors.ts';

/** What creators do with their accounts elsewhere; looking, and taking a connection back, is always theirs. */
export type SocialDeed = 'change' | 'prove';

export interface Permission {
  is_allowed: boolean;
  reason: string | null;
}

type Creator = Pick<Account, 'creator_status' | 'is_application_open'>;

/** While somebody reads an application its handles stay as they were sent, but they can still be proven. */
export function mayDo(deed: SocialDeed, { creator_status, is_application_open }: Creator): Permission {
  if (is_application_open || passesCreatorGate(creator_status)) return { is_allowed: true, reason: null };
  const isBeingRead = readCreatorStatus(creator_status) === 'pending_review';
  if (isBeingRead && deed === 'prove') return { is_allowed: true, reason: null };
  return { is_allowed: false, reason: isBeingRead ? BEING_READ : CLOSED };
}

export function requirePermission(deed: SocialDeed, account: Creator): void {
  const { is_allowed, reason } = mayDo(deed, account);
  if (!is_allowed) throw new Problem('creator_status_not_allowed', reason ?? CLOSED);
}

const BEING_READ =
  'Your application is being read with these handles. You can change them once it is decided.';
const CLOSED = 'Your application does not allow that now.';

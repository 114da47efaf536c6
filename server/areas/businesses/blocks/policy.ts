import type { Account } from '#domain/accounts/access.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import { Problem } from '#server/platform/errors.ts';

/** The side an account blocks for: its own creator profile, or its business, for which every member acts. */
export type Blocker = { side: 'creator'; creator_id: string } | { side: 'business'; business_id: string };

export function blockerOf({ role, creator_id, creator_status, business }: Account): Blocker | null {
  if (role === 'business') return business && { side: 'business', business_id: business.id };
  const isCreator = role === 'creator' && creator_id !== null && passesCreatorGate(creator_status);
  return isCreator ? { side: 'creator', creator_id } : null;
}

export function requireBlocker(account: Account): Blocker {
  const blocker = blockerOf(account);
  if (blocker === null) throw new Problem('access_denied', 'Only creators and businesses can block.');
  return blocker;
}

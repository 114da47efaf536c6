import type { CreatorProfile } from '#contract/creators/profiles.ts';
import type { Account } from '#domain/accounts/access.ts';
import { passesCreatorGate } from '#domain/creators/creator-states.ts';

/** The parts of a creator profile an account may see: all of it, or the part shown to businesses. */
export type View = 'full' | 'public';

interface Owned {
  user_id: string;
  status: CreatorProfile['status'];
  account_status: string;
}

/** Admins see every creator, creators see themselves, and businesses that finished onboarding see approved creators. */
export function viewOfCreator(viewer: Account, creator: Owned): View | null {
  if (viewer.user_id === creator.user_id) return 'full';
  if (viewer.role === 'admin') return 'full';
  const isBusiness = viewer.role === 'business' && viewer.business !== null && !viewer.is_business_onboarding;
  const isOpen = passesCreatorGate(creator.status) && creator.account_status === 'active';
  return isBusiness && isOpen ? 'public' : null;
}

/** Hides from businesses how and how often a creator applied. */
export function presentCreator(profile: CreatorProfile, view: View): CreatorProfile {
  if (view === 'full') return profile;
  return { ...profile, submitted_at: null, vetting_due_at: null, submission_count: null };
}

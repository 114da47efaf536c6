import type { CreatorProfile } from '#contract/creators.ts';
import type { Account } from '#domain/access.ts';
import { passesCreatorGate } from '#domain/creator-states.ts';

/** What of a creator somebody may see: everything, what businesses are shown, or nothing. */
export type View = 'whole' | 'public';

interface Owned {
  user_id: string;
  status: CreatorProfile['status'];
  account_status: string;
}

/** Admins see everyone, people themselves, and businesses that are set up see who passed the review. */
export function viewOfCreator(viewer: Account, creator: Owned): View | null {
  if (viewer.user_id === creator.user_id) return 'whole';
  if (viewer.role === 'admin') return 'whole';
  const isBusiness = viewer.role === 'business' && viewer.business !== null && !viewer.is_business_onboarding;
  const isOpen = passesCreatorGate(creator.status) && creator.account_status === 'active';
  return isBusiness && isOpen ? 'public' : null;
}

/** How somebody applied, and how often, stays between them and us. */
export function presentCreator(profile: CreatorProfile, view: View): CreatorProfile {
  if (view === 'whole') return profile;
  return { ...profile, submitted_at: null, review_due_at: null, submission_count: null };
}

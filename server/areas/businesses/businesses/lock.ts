import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { findOwnBusiness, lockProfile } from './queries/own-business.ts';

/** Locks the business that is being set up. Once onboarding is done, it is changed in its settings. */
export async function lockOnboardingBusiness(tx: Tx, userId: string) {
  const { is_business_onboarding } = await lockProfile(tx, userId);
  const business = await findOwnBusiness(tx, userId);
  if (business === undefined) throw new Problem('conflict', 'Start with your shop’s name or website.');
  if (!is_business_onboarding)
    throw new Problem('conflict', 'Your shop is already set up. Change it in your settings.');
  return business;
}

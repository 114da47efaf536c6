import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { findOwnBusiness, lockProfile } from './own-business.ts';

/** The business on its way in, held until the transaction ends. One that is set up is changed in its settings. */
export async function holdBusiness(tx: Tx, userId: string) {
  const { is_business_onboarding } = await lockProfile(tx, userId);
  const business = await findOwnBusiness(tx, userId);
  if (business === undefined)
    throw new Problem('conflict', 'Begin with the name of the shop or its website.');
  if (!is_business_onboarding)
    throw new Problem('conflict', 'The shop is set up. Its settings are where it changes now.');
  return business;
}

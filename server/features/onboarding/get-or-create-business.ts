import type { OnboardingBusinessChange } from '#contract/onboarding.ts';
import { siteName } from '#domain/website.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { requestEnrichment } from '../enrichments/request-enrichment.ts';
import { requireIndustry } from '../industries/require-industry.ts';
import { insertBusiness } from './insert-business.ts';
import { findOwnBusiness, lockProfile } from './own-business.ts';

/** Sent twice, or from two tabs, it makes one business. A new one with a website is read in the background. */
export async function getOrCreateBusiness(
  context: Context,
  userId: string,
  wishes: OnboardingBusinessChange,
): Promise<{ business_id: string; is_new: boolean }> {
  return inTransaction(context.db, async (tx) => {
    const { is_business_onboarding } = await lockProfile(tx, userId);
    await requireIndustry(tx, wishes.industry);
    const held = await findOwnBusiness(tx, userId);
    if (held !== undefined) {
      if (!is_business_onboarding) {
        throw new Problem('conflict', 'The shop is set up. Its settings are where it changes now.');
      }
      await change(context, tx, held.id, wishes);
      return { business_id: held.id, is_new: false };
    }
    const business_id = await create(context, tx, userId, wishes);
    if (wishes.website) {
      await requestEnrichment(context, tx, {
        business_id,
        requested_by: userId,
        website_url: wishes.website,
      });
    }
    return { business_id, is_new: true };
  });
}

async function create(
  context: Context,
  tx: Tx,
  userId: string,
  wishes: OnboardingBusinessChange,
): Promise<string> {
  const { business_name, website, industry = null, description = '' } = wishes;
  const name = business_name ?? (website && siteName(website));
  if (!name) throw new Problem('invalid_input', 'Begin with the name of the shop or its website.');
  const business_id = await insertBusiness(tx, {
    owner_id: userId,
    business_name: name,
    website: website ?? null,
    industry,
    description,
  });
  await tx
    .insertInto('business_members')
    .values({ id: newId(), business_id, user_id: userId, role: 'owner', status: 'active' })
    .execute();
  await tx
    .insertInto('business_onboardings')
    .values({ business_id, step: 'details', has_name: business_name !== undefined })
    .execute();
  // Whoever belonged to no business begins like a new owner, and stays here until it is set up.
  await tx
    .updateTable('profiles')
    .set({ is_business_onboarding: true, updated_at: context.now().toISOString() })
    .where('user_id', '=', userId)
    .execute();
  return business_id;
}

async function change(
  { now }: Context,
  tx: Tx,
  business_id: string,
  wishes: OnboardingBusinessChange,
): Promise<void> {
  const updated_at = now().toISOString();
  await tx
    .updateTable('businesses')
    .set({ ...wishes, updated_at })
    .where('id', '=', business_id)
    .execute();
  const has_name = wishes.business_name === undefined ? {} : { has_name: true };
  await tx
    .insertInto('business_onboardings')
    .values({ business_id, step: 'details', ...has_name })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ ...has_name, updated_at }))
    .execute();
}

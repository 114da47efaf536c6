import type { OnboardingBusinessChange } from '#contract/businesses/onboarding.ts';
import { siteName } from '#domain/businesses/website.ts';
import { changeAccount } from '#server/areas/accounts/users/commands/change-account.ts';
import { requireIndustry } from '#server/areas/base/industries/commands/require-industry.ts';
import { findOwnBusiness, lockProfile } from '#server/areas/businesses/businesses/queries/own-business.ts';
import { requestEnrichment } from '#server/areas/businesses/enrichments/commands/request-enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { insertBusiness } from './insert-business.ts';

/** Creates one business even if sent twice or from two tabs. If it has a website, an enrichment starts. */
export async function getOrCreateBusiness(
  context: Context,
  userId: string,
  wishes: OnboardingBusinessChange,
): Promise<{ business_id: string; is_new: boolean }> {
  return inTransaction(context.db, async (tx) => {
    const { is_business_onboarding } = await lockProfile(tx, userId);
    await requireIndustry(tx, wishes.industry);
    const current = await findOwnBusiness(tx, userId);
    if (current !== undefined) {
      if (!is_business_onboarding) {
        throw new Problem('conflict', 'Your shop is already set up. Change it in your settings.');
      }
      await change(context, tx, current.id, wishes);
      return { business_id: current.id, is_new: false };
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
  if (!name) throw new Problem('invalid_input', 'Start with your shop’s name or website.');
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
  // An account without a business becomes a new owner and stays in onboarding until the business is set up.
  await changeAccount(tx, userId, { is_business_onboarding: true }, context.now());
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
    .set((eb) => ({ ...wishes, version: eb('version', '+', 1), updated_at }))
    .where('id', '=', business_id)
    .execute();
  const has_name = wishes.business_name === undefined ? {} : { has_name: true };
  await tx
    .insertInto('business_onboardings')
    .values({ business_id, step: 'details', ...has_name })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ ...has_name, updated_at }))
    .execute();
}

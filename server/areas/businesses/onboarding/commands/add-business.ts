import { sql } from 'kysely';
import type { NewBusiness } from '#contract/businesses/own-businesses.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_BUSINESSES } from '#domain/businesses/invitation-states.ts';
import { requireIndustry } from '#server/areas/base/industries/commands/require-industry.ts';
import { lockProfile } from '#server/areas/businesses/businesses/queries/own-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { Problem } from '#server/platform/errors.ts';
import { insertBusiness } from './insert-business.ts';

/**
 * Adds a business to an account that has finished onboarding with its first one. What this one still needs is listed on
 * its dashboard. Pressing twice adds one, because nobody owns two businesses of the same name.
 */
export async function addBusiness(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { user_id }: Pick<Account, 'user_id'>,
  { business_name, website = null, industry }: NewBusiness,
): Promise<string> {
  const { is_business_onboarding } = await lockProfile(tx, user_id);
  if (is_business_onboarding) throw new Problem('conflict', 'Finish setting up your first business.');
  await requireIndustry(tx, industry);
  await requireRoom(tx, user_id, business_name);
  const business_id = await insertBusiness(tx, {
    owner_id: user_id,
    business_name,
    website,
    industry,
    description: '',
  });
  await tx
    .insertInto('business_members')
    .values({ id: newId(), business_id, user_id, role: 'owner', status: 'active' })
    .execute();
  await tx
    .insertInto('business_onboardings')
    .values({ business_id, step: 'done', has_name: true, completed_at: now().toISOString() })
    .execute();
  return business_id;
}

async function requireRoom(tx: Tx, userId: string, name: string): Promise<void> {
  const memberships = await tx
    .selectFrom('business_members as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['m.role', sql<boolean>`lower(b.business_name) = lower(${name})`.as('is_same')])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .limit(MOST_BUSINESSES)
    .execute();
  if (memberships.length >= MOST_BUSINESSES) {
    throw new Problem('conflict', `You can work in up to ${MOST_BUSINESSES} businesses. Leave one first.`);
  }
  if (memberships.some(({ role, is_same }) => role === 'owner' && is_same)) {
    const message = 'You already have a business with this name';
    throw new Problem('conflict', `${message}.`, [{ path: 'business_name', message }]);
  }
}

import type { Database, Tx } from '#server/platform/db/database.ts';

/** The business an account is setting up: the first one it owns. */
export function findOwnBusiness(db: Database | Tx, userId: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('business_members', 'business_members.business_id', 'businesses.id')
    .leftJoin('business_onboardings', 'business_onboardings.business_id', 'businesses.id')
    .select([
      'businesses.id',
      'businesses.business_name',
      'businesses.slug',
      'businesses.industry',
      'businesses.website',
      'businesses.description',
      'businesses.social_links',
      'business_onboardings.step',
      'business_onboardings.goals',
      'business_onboardings.other_goal',
      'business_onboardings.has_name',
      'business_onboardings.completed_at',
    ])
    .where('business_members.user_id', '=', userId)
    .where('business_members.role', '=', 'owner')
    .where('business_members.status', '=', 'active')
    .orderBy('business_members.created_at')
    .orderBy('businesses.id')
    .executeTakeFirst();
}

/** Serializes the onboarding steps of a person who has several tabs open. */
export async function lockProfile(tx: Tx, userId: string): Promise<{ is_business_onboarding: boolean }> {
  return tx
    .selectFrom('profiles')
    .select('is_business_onboarding')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

import type { Database, Tx } from '../../db/database.ts';

/** The business somebody sets up: the one they own, the first of them. */
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

/** Everything on the way in happens one after the other for a person, whatever number of tabs they have open. */
export async function lockProfile(tx: Tx, userId: string): Promise<{ is_business_onboarding: boolean }> {
  return tx
    .selectFrom('profiles')
    .select('is_business_onboarding')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

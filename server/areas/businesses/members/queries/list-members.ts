import type { Members } from '#contract/businesses/members.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_MEMBERS } from '#domain/businesses/invitation-states.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { listInvitations } from '#server/areas/businesses/invitations/queries/list-invitations.ts';
import type { Context } from '#server/platform/context.ts';

/** The members of a business and its open invitations. */
export async function listMembers(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
  businessId: string,
): Promise<Members> {
  await requireBusiness(db, account, businessId, 'own');
  const members = await db
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'business_members.user_id')
    .select(['business_members.id', 'business_members.user_id', 'business_members.role'])
    .select(['business_members.created_at as joined_at', 'users.email', 'profiles.full_name'])
    .where('business_members.business_id', '=', businessId)
    .where('business_members.status', '=', 'active')
    .orderBy('business_members.role', 'desc')
    .orderBy('business_members.created_at')
    .limit(MOST_MEMBERS)
    .execute();
  return { members, invitations: await listInvitations(db, businessId, now()) };
}

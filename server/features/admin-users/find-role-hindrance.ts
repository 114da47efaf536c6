import { passesCreatorGate } from '#domain/creator-states.ts';
import type { Database, Tx } from '../../db/database.ts';

interface Wish {
  adminId: string;
  userId: string;
  becomesAdmin: boolean;
}

/** Why an account cannot be made an admin, or stop being one; null where nothing is in the way. */
export async function findRoleHindrance(
  db: Database | Tx,
  { adminId, userId, becomesAdmin }: Wish,
): Promise<string | null> {
  if (userId === adminId) return 'Another admin has to change your own role.';
  const account = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.email_verified', 'profiles.account_status', 'creators.status as creator_status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('business_members')
            .select('business_members.id')
            .whereRef('business_members.user_id', '=', 'users.id')
            .where('business_members.status', '=', 'active'),
        )
        .as('has_business'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return 'There is no such account.';
  if (!becomesAdmin) return null;
  if (account.account_status !== 'active') return `The account is ${account.account_status}.`;
  if (!account.email_verified) return 'The email is not confirmed yet.';
  // An admin has no business and makes no content: what the account does now would be left without anybody.
  if (account.has_business) return 'The account belongs to a business, which would lose it.';
  if (account.creator_status === 'pending_review')
    return 'The application of the account waits for a decision.';
  if (passesCreatorGate(account.creator_status)) return 'The account works as a creator.';
  return null;
}

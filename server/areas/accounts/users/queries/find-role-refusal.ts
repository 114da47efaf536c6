import { passesCreatorGate } from '#domain/creators/creator-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface Wish {
  adminId: string;
  userId: string;
  becomesAdmin: boolean;
}

/** The reason an account can't become an admin or stop being one; null if it can. */
export async function findRoleRefusal(
  db: Database | Tx,
  { adminId, userId, becomesAdmin }: Wish,
): Promise<string | null> {
  if (userId === adminId) return 'You can’t change your own role. Ask another admin.';
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
  if (account === undefined) return 'We can’t find that account.';
  if (!becomesAdmin) return null;
  if (account.account_status !== 'active') return `The account is ${account.account_status}.`;
  if (!account.email_verified) return 'The email isn’t verified yet.';
  // Admins have no business and make no content, so the account's business or work would lose its person.
  if (account.has_business) return 'The account manages a business, which would lose it.';
  if (account.creator_status === 'pending_review')
    return 'The account has a creator application to decide first.';
  if (passesCreatorGate(account.creator_status)) return 'The account is an active creator.';
  return null;
}

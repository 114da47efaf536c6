import type { Tx } from '#server/platform/db/database.ts';

/** An account that is being deleted, with the ids needed to find its traces. */
export interface Leaving {
  user_id: string;
  email: string;
  full_name: string | null;
  creator_id: string | null;
  /** Businesses that will have no members after the deletion. */
  business_ids: string[];
}

export async function findLeaving(tx: Tx, user_id: string): Promise<Leaving> {
  const person = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.email', 'profiles.full_name', 'creators.id as creator_id'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  const owned = await tx
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', user_id)
    .where('role', '=', 'owner')
    .execute();
  return { user_id, ...person, business_ids: owned.map(({ business_id }) => business_id) };
}

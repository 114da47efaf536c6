import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { CreatorStatus } from '#domain/creators/creator-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** A creator as locked for a change. */
export interface LockedCreator {
  id: string;
  user_id: string;
  email: string;
  full_name: string | null;
  role: Role | null;
  account_status: AccountStatus;
  status: CreatorStatus | null;
  decided_at: string | null;
  assignee_id: string | null;
  submission_count: number;
  version: number;
}

/** Locks the profile and then the creator, in the same order as deleting an account, to avoid deadlocks. */
export async function lockCreator(tx: Tx, creatorId: string): Promise<LockedCreator> {
  const person = await tx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select([
      'profiles.user_id',
      'users.email',
      'profiles.full_name',
      'profiles.role',
      'profiles.account_status',
    ])
    .where('profiles.user_id', '=', (eb) =>
      eb.selectFrom('creators').select('creators.user_id').where('creators.id', '=', creatorId),
    )
    .where('profiles.account_status', '<>', 'deleted')
    .forUpdate('profiles')
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not_found', 'We can’t find that creator.');
  const creator = await tx
    .selectFrom('creators')
    .select(['id', 'status', 'decided_at', 'assignee_id', 'submission_count', 'version'])
    .where('id', '=', creatorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...person, ...creator };
}

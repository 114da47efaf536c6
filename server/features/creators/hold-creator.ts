import type { AccountStatus } from '#domain/account-states.ts';
import type { CreatorStatus } from '#domain/creator-states.ts';
import type { Role } from '#domain/roles.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** A creator as locked for a change. */
export interface HeldCreator {
  id: string;
  user_id: string;
  email: string;
  full_name: string | null;
  role: Role | null;
  account_status: AccountStatus;
  status: CreatorStatus | null;
  decided_at: string | null;
  reader_id: string | null;
  submission_count: number;
  updated_at: string;
}

/** Locks the profile, then the creator, as leaving does, so that the two never wait for each other. */
export async function holdCreator(tx: Tx, creatorId: string): Promise<HeldCreator> {
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
  if (person === undefined) throw new Problem('not_found', 'There is no such creator.');
  const creator = await tx
    .selectFrom('creators')
    .select(['id', 'status', 'decided_at', 'reader_id', 'submission_count', 'updated_at'])
    .where('id', '=', creatorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...person, ...creator };
}

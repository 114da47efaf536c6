import type { ApplicationStatus } from '#domain/application-states.ts';
import type { Database, Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** How one's own application stands. Somebody else's is not there. */
export async function requireOwnApplication(
  db: Database | Tx,
  userId: string,
  applicationId: string,
): Promise<ApplicationStatus> {
  const own = await db
    .selectFrom('applications')
    .innerJoin('creators', 'creators.id', 'applications.creator_id')
    .select('applications.status')
    .where('applications.id', '=', applicationId)
    .where('creators.user_id', '=', userId)
    .executeTakeFirst();
  if (own === undefined) throw new Problem('not_found', 'There is no such application.');
  return own.status;
}

/** The creator behind an account that passed the door of creators. */
export async function getOwnCreatorId(db: Database | Tx, userId: string): Promise<string> {
  const { id } = await db
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

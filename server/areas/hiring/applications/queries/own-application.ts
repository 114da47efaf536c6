import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The status of the account's own application. Those of others do not exist. */
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
  if (own === undefined) throw new Problem('not_found', 'We can’t find that application.');
  return own.status;
}

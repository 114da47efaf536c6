import type { ApplicationNote } from '#contract/application-notes.ts';
import type { CampaignApplicantParams } from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import { MOST_TEAM_NOTES } from '#domain/applicant-segments.ts';
import { displayName } from '#domain/display-name.ts';
import type { Database } from '../../db/database.ts';
import { requireApplicant } from '../campaign-applicants/find-campaign-application.ts';

/** What the team wrote about an applicant, the oldest first. Creators never see it. */
export async function listNotes(
  db: Database,
  account: Account,
  params: CampaignApplicantParams,
): Promise<{ notes: ApplicationNote[] }> {
  await requireApplicant(db, account, params, 'read');
  const notes = await db
    .selectFrom('application_notes')
    .leftJoin('users', 'users.id', 'application_notes.author_id')
    .leftJoin('profiles', 'profiles.user_id', 'application_notes.author_id')
    .select(['application_notes.id', 'body', 'author_id', 'application_notes.created_at'])
    .select(['users.email', 'profiles.full_name'])
    .where('application_id', '=', params.application_id)
    .orderBy('application_notes.id')
    .limit(MOST_TEAM_NOTES)
    .execute();
  return {
    notes: notes.map(({ author_id, email, full_name, ...note }) => ({
      ...note,
      author_name: displayName({ email, full_name }),
      is_own: author_id === account.user_id,
    })),
  };
}

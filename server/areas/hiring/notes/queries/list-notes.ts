import type { CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { ApplicationNote } from '#contract/hiring/notes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MOST_TEAM_NOTES } from '#domain/hiring/applicant-segments.ts';
import { requireApplicant } from '#server/areas/hiring/applicants/queries/find-campaign-application.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The business's notes about an applicant, oldest first. Creators never see them. */
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

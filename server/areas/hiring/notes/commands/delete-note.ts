import type { CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireApplicant } from '#server/areas/hiring/applicants/queries/find-campaign-application.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Deletes a note of the account itself. Notes of colleagues can't be deleted. */
export async function deleteNote(
  db: Database,
  account: Account,
  { note_id, ...params }: CampaignApplicantParams & { note_id: string },
): Promise<{ done: true }> {
  await requireApplicant(db, account, params, 'change');
  const deleted = await db
    .deleteFrom('application_notes')
    .where('id', '=', note_id)
    .where('application_id', '=', params.application_id)
    .where('author_id', '=', account.user_id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new Problem('not_found', 'We can’t find that note, or it isn’t yours.');
  return { done: true };
}

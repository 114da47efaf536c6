import type { CampaignApplicantParams } from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireApplicant } from '../campaign-applicants/find-campaign-application.ts';

/** One's own; what a colleague wrote stays theirs. */
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
  if (deleted === undefined) throw new Problem('not_found', 'There is no such note of yours.');
  return { done: true };
}

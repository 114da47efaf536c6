import type { ApplicationNote } from '#contract/application-notes.ts';
import type { CampaignApplicantParams } from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import { MOST_TEAM_NOTES } from '#domain/applicant-segments.ts';
import { displayName } from '#domain/display-name.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { holdApplication } from '../applications/hold-application.ts';
import { requireApplicant } from '../campaign-applicants/find-campaign-application.ts';

export async function addNote(
  context: Context,
  account: Account,
  params: CampaignApplicantParams,
  body: string,
): Promise<ApplicationNote> {
  const { application_id } = params;
  return inTransaction(context.db, async (tx) => {
    await requireApplicant(tx, account, params, 'change');
    await holdApplication(tx, { application_id });
    const { count } = await tx
      .selectFrom('application_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', application_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_TEAM_NOTES) {
      throw new Problem('conflict', `There are ${MOST_TEAM_NOTES} notes here already. Delete one first.`);
    }
    const note = { id: newId(), body, created_at: context.now().toISOString() };
    await tx
      .insertInto('application_notes')
      .values({ ...note, application_id, author_id: account.user_id })
      .execute();
    return { ...note, author_name: displayName(account), is_own: true };
  });
}

import type { CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { ApplicationNote } from '#contract/hiring/notes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MOST_TEAM_NOTES } from '#domain/hiring/applicant-segments.ts';
import { requireApplicant } from '#server/areas/hiring/applicants/queries/find-campaign-application.ts';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

export async function addNote(
  context: Context,
  account: Account,
  params: CampaignApplicantParams,
  body: string,
): Promise<ApplicationNote> {
  const { application_id } = params;
  return inTransaction(context.db, async (tx) => {
    await requireApplicant(tx, account, params, 'change');
    await lockApplication(tx, { application_id });
    const { count } = await tx
      .selectFrom('application_notes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('application_id', '=', application_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_TEAM_NOTES) {
      throw new Problem('conflict', `You can add up to ${MOST_TEAM_NOTES} notes. Delete one first.`);
    }
    const note = { id: newId(), body, created_at: context.now().toISOString() };
    await tx
      .insertInto('application_notes')
      .values({ ...note, application_id, author_id: account.user_id })
      .execute();
    return { ...note, author_name: displayName(account), is_own: true };
  });
}

import type {
  CampaignApplicantDecisions,
  CampaignApplicantsDecided,
} from '#contract/hiring/applicant-decisions.ts';
import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { tooManyWords } from '#domain/hiring/applicant-segments.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { undoDecision } from '#server/areas/hiring/applications/commands/undo-decision.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireApplicant } from '../queries/find-campaign-application.ts';
import { decideApplicant } from './decide-applicant.ts';

type Result = CampaignApplicantsDecided['results'][number];

/** Decides about many applicants, one by one. Accepting more than there are spots is refused entirely. */
export async function decideApplicants(
  context: Context,
  account: Account,
  params: CampaignApplicantsParams,
  { application_ids, ...decision }: CampaignApplicantDecisions,
): Promise<CampaignApplicantsDecided> {
  const campaign = await getOwnCampaign(context.db, account, params, 'change');
  if (decision.decision === 'accept') await requireRoom(context, campaign.id, new Set(application_ids).size);
  return forEach(application_ids, (application_id) =>
    decideApplicant(context, account, { ...params, application_id }, decision),
  );
}

/** Undoes the decisions that can still be undone. */
export async function undoDecisions(
  context: Context,
  account: Account,
  params: CampaignApplicantsParams,
  application_ids: readonly string[],
): Promise<CampaignApplicantsDecided> {
  await getOwnCampaign(context.db, account, params, 'change');
  return forEach(application_ids, (application_id) =>
    inTransaction(context.db, async (tx) => {
      await requireApplicant(tx, account, { ...params, application_id }, 'change');
      const { status } = await undoDecision(tx, context, { application_id, actor_id: account.user_id });
      return { application_id, status, undo_until: null };
    }),
  );
}

async function requireRoom({ db }: Pick<Context, 'db'>, campaignId: string, wanted: number): Promise<void> {
  const { funded_slots, taken_slots } = await db
    .selectFrom('campaigns')
    .select(['funded_slots', 'taken_slots'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const open = funded_slots - taken_slots;
  if (wanted > open) throw new Problem('conflict', `${tooManyWords(open)}.`);
}

async function forEach(
  ids: readonly string[],
  action: (id: string) => Promise<Omit<Result, 'problem'>>,
): Promise<CampaignApplicantsDecided> {
  const results: Result[] = [];
  for (const application_id of new Set(ids)) {
    try {
      results.push({ ...(await action(application_id)), problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ application_id, status: null, undo_until: null, problem: cause.message });
    }
  }
  return { results };
}

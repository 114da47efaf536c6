import type {
  CampaignApplicantDecisions,
  CampaignApplicantsDecided,
  CampaignApplicantsParams,
} from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import { tooManyWords } from '#domain/applicant-segments.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { undoDecision } from '../applications/undo-decision.ts';
import { getOwnCampaign } from '../campaigns/find-own-campaign.ts';
import { decideApplicant } from './decide-applicant.ts';
import { requireApplicant } from './find-campaign-application.ts';

type Result = CampaignApplicantsDecided['results'][number];

/** The same decision on many, each for itself. More than there are spots is refused as a whole. */
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

/** Takes back what can still be taken back. */
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
      const undone = await undoDecision(tx, context, { application_id, actor_id: account.user_id });
      return { ...undone, undo_until: null };
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
  deed: (id: string) => Promise<Omit<Result, 'problem'>>,
): Promise<CampaignApplicantsDecided> {
  const results: Result[] = [];
  for (const application_id of new Set(ids)) {
    try {
      results.push({ ...(await deed(application_id)), problem: null });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      results.push({ application_id, status: null, undo_until: null, problem: cause.message });
    }
  }
  return { results };
}

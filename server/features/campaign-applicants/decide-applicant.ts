import type {
  CampaignApplicantDecided,
  CampaignApplicantDecision,
  CampaignApplicantParams,
} from '#contract/campaign-applicants.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { acceptApplication } from '../applications/accept-application.ts';
import { type HeldApplication, holdApplication } from '../applications/hold-application.ts';
import { type MovedApplication, moveApplication } from '../applications/move-application.ts';
import { undoEndsAt } from '../applications/policy.ts';
import { requireApplicant } from './find-campaign-application.ts';
import { requireAcceptable } from './require-acceptable.ts';

/** One decision about one applicant. Said twice it is the same; of two who differ the second is told. */
export async function decideApplicant(
  context: Context,
  account: Account,
  params: CampaignApplicantParams,
  decision: CampaignApplicantDecision,
): Promise<CampaignApplicantDecided> {
  return inTransaction(context.db, async (tx) => {
    await requireApplicant(tx, account, params, 'change');
    const { application_id } = params;
    const held = await holdApplication(tx, { application_id });
    const moved =
      held.status === OUTCOMES[decision.decision]
        ? { application_id, status: held.status }
        : await decide(tx, context, held, { application_id, actor_id: account.user_id }, decision);
    return { ...moved, undo_until: await undoUntil(tx, application_id) };
  });
}

const OUTCOMES = {
  shortlist: 'shortlisted',
  unshortlist: 'submitted',
  accept: 'accepted',
  reject: 'rejected',
} as const;

async function decide(
  tx: Tx,
  context: Context,
  held: HeldApplication,
  who: { application_id: string; actor_id: string },
  { decision, reason, note }: CampaignApplicantDecision,
): Promise<MovedApplication> {
  switch (decision) {
    case 'accept': {
      const payout_cents = await requireAcceptable(tx, held);
      return acceptApplication(tx, context, { ...who, payout_cents });
    }
    case 'reject':
      if (reason === undefined) throw new Problem('invalid_input', 'Choose a reason.');
      return moveApplication(tx, context, { ...who, move: 'reject', reason, note: note || null });
    default:
      return moveApplication(tx, context, { ...who, move: decision });
  }
}

/** Null where nothing was decided that could be taken back. */
async function undoUntil(tx: Tx, applicationId: string): Promise<string | null> {
  const { status, decided_at } = await tx
    .selectFrom('applications')
    .select(['status', 'decided_at'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const isDecided = status === 'accepted' || status === 'rejected';
  return isDecided && decided_at !== null ? undoEndsAt(decided_at).toISOString() : null;
}

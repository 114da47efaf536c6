import type {
  CampaignApplicantDecided,
  CampaignApplicantDecision,
} from '#contract/hiring/applicant-decisions.ts';
import type { CampaignApplicantParams } from '#contract/hiring/applicants.ts';
import type { Account } from '#domain/accounts/access.ts';
import { undoEndsAt } from '#server/areas/hiring/applications/policy.ts';
import { moveApplication } from '#server/areas/hiring/applications/transition.ts';
import { type LockedApplication, lockApplication } from '#server/areas/hiring/places/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { requireApplicant } from '../queries/find-campaign-application.ts';
import { requireAcceptable } from './require-acceptable.ts';

/** Decides about one applicant. Repeating a decision changes nothing; a different one after it is refused. */
export async function decideApplicant(
  context: Context,
  account: Account,
  params: CampaignApplicantParams,
  decision: CampaignApplicantDecision,
): Promise<CampaignApplicantDecided> {
  return inTransaction(context.db, async (tx) => {
    await requireApplicant(tx, account, params, 'change');
    const { application_id } = params;
    const locked = await lockApplication(tx, { application_id });
    const isDone = locked.status === OUTCOMES[decision.decision];
    const moved = isDone ? locked : await decide(tx, context, locked, account.user_id, decision);
    return { application_id, status: moved.status, undo_until: undoUntil(moved) };
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
  locked: LockedApplication,
  actor_id: string,
  { decision, reason, note }: CampaignApplicantDecision,
): Promise<LockedApplication> {
  switch (decision) {
    case 'accept': {
      if (locked.campaign.is_offer) {
        const words = `${locked.creator_name} has to say yes to your offer. You answer another price under Quotes.`;
        throw new Problem('conflict', words);
      }
      const payout_cents = await requireAcceptable(tx, context, locked);
      return moveApplication(tx, context, locked, { move: 'accept', payout_cents, actor_id });
    }
    case 'reject':
      if (reason === undefined) throw new Problem('invalid_input', 'Choose a reason.');
      return moveApplication(tx, context, locked, { move: 'reject', reason, note: note || null, actor_id });
    default:
      return moveApplication(tx, context, locked, { move: decision, actor_id });
  }
}

/** Null if there is no decision to undo. */
function undoUntil({ status, decided_at }: LockedApplication): string | null {
  const isDecided = status === 'accepted' || status === 'rejected';
  return isDecided && decided_at !== null ? undoEndsAt(decided_at).toISOString() : null;
}

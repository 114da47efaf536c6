import type { DisputeDecision } from '#contract/disputes.ts';
import { disputeReceipt } from '#domain/dispute-amounts.ts';
import type { DisputeOutcome } from '#domain/dispute-states.ts';
import type { Database } from '../../db/database.ts';

interface Disputed {
  id: string;
  disputed_cents: number;
  fee_cents: number;
  creator_fee_cents: number;
}

/** What was decided, the first decision first, with who gets what. */
export async function readDecisions(
  db: Database,
  { id, ...amounts }: Disputed,
): Promise<(DisputeDecision & { decided_by_id: string })[]> {
  const rows = await db
    .selectFrom('dispute_decisions as s')
    .innerJoin('profiles as p', 'p.user_id', 's.decided_by')
    .select(['s.round', 's.outcome', 's.creator_cents', 's.redo_days', 's.words', 's.decided_at'])
    .select(['s.decided_by as decided_by_id', 'p.full_name as decided_by'])
    .where('s.dispute_id', '=', id)
    .orderBy('s.round')
    .execute();
  return rows.map(({ creator_cents, ...row }) => {
    const outcome = row.outcome as DisputeOutcome;
    return { ...row, outcome, receipt: disputeReceipt(amounts, { outcome, creator_cents }) };
  });
}

import type { RowDispute } from '#contract/work/collaborations.ts';
import { disputeReceipt } from '#domain/work/dispute-amounts.ts';
import { DISPUTE_SIDES, type DisputeSide, otherSide } from '#domain/work/dispute-states.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The open disputes of a page of work by collaboration, in one statement; none where no row is disputed. */
export async function readRowDisputes(
  db: Database,
  rows: readonly { id: string; status: string }[],
): Promise<Map<string, RowDispute>> {
  const ids = rows.filter(({ status }) => status === 'disputed').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await selectDisputes(db, ids);
  return new Map(found.map((row) => [row.collaboration_id, present(row)]));
}

type Row = Awaited<ReturnType<typeof selectDisputes>>[number];

function selectDisputes(db: Database, collaborationIds: string[]) {
  return db
    .selectFrom('disputes as d')
    .leftJoin('dispute_decisions as n', (join) =>
      join.onRef('n.dispute_id', '=', 'd.id').onRef('n.round', '=', 'd.round'),
    )
    .select(['d.collaboration_id', 'd.status', 'd.opened_side', 'd.clock_at', 'd.disputed_cents'])
    .select(['d.fee_cents', 'd.creator_fee_cents', 'd.creator_accepted_at', 'd.business_accepted_at'])
    .select(['n.outcome', 'n.creator_cents'])
    .where('d.collaboration_id', 'in', collaborationIds)
    .where('d.status', '<>', 'closed')
    .execute();
}

function present(row: Row): RowDispute {
  const { status, clock_at, disputed_cents, outcome, creator_cents } = row;
  const receipt = outcome && disputeReceipt(row, { outcome, creator_cents });
  return {
    status,
    turns: turnsOf(row),
    clock_at,
    disputed_cents,
    creator_gets_cents: receipt ? receipt.creator_gets_cents : null,
  };
}

function turnsOf({ status, opened_side, ...accepted }: Row): DisputeSide[] {
  if (status === 'awaiting_response') return [otherSide(opened_side)];
  if (status !== 'decided') return [];
  return DISPUTE_SIDES.filter((side) => accepted[`${side}_accepted_at`] === null);
}

import type { Dispute } from '#contract/disputes.ts';
import type { Database } from '../../db/database.ts';

type Part = Dispute['deliverables'][number];

/** What a dispute is about, in the order of the contract. */
export async function readDisputeParts(db: Database, disputeId: string): Promise<Part[]> {
  const rows = await db
    .selectFrom('dispute_deliverables as x')
    .innerJoin('deliverables as d', 'd.id', 'x.deliverable_id')
    .select(['d.id', 'd.kind', 'd.quantity', 'd.share_cents', 'd.status'])
    .where('x.dispute_id', '=', disputeId)
    .orderBy('d.sort_order')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: row.kind as Part['kind'],
    status: row.status as Part['status'],
  }));
}

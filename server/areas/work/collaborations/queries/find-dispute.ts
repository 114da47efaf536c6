import type { Database, Tx } from '#server/platform/db/database.ts';

export interface OpenDispute {
  dispute_id: string;
  deliverable_ids: string[];
}

/** The open dispute; null if there is none. */
export async function findDispute(
  db: Database | Tx,
  { id, status }: { id: string; status: string },
): Promise<OpenDispute | null> {
  if (status !== 'disputed') return null;
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('dispute_deliverables', 'dispute_deliverables.dispute_id', 'disputes.id')
    .select(['disputes.id as dispute_id', 'dispute_deliverables.deliverable_id'])
    .where('disputes.collaboration_id', '=', id)
    .where('disputes.status', '<>', 'closed')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  return {
    dispute_id: first.dispute_id,
    deliverable_ids: rows.map(({ deliverable_id }) => deliverable_id),
  };
}

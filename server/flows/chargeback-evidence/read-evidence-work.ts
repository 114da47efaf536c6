import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { readWorkEvents } from '#server/areas/work/collaborations/queries/read-work-events.ts';
import { readContract } from '#server/areas/work/contracts/queries/get-contract.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';

export type EvidenceWork = Awaited<ReturnType<typeof readEvidenceWork>>;

const MOST_VERSIONS = 60;
const MOST_MESSAGES = 100;

/** One creator's contract, deliveries, messages and history. */
export async function readEvidenceWork(context: Pick<Context, 'db' | 'config'>, id: string) {
  const { db } = context;
  const { contract, deal, parties } = await readContract(context, id);
  return {
    ...{ id, contract, number: deal.number, signed_for_business: parties?.business ?? null },
    deliverables: await readDeliverables(db, id),
    versions: await readVersions(db, id),
    messages: await readMessages(db, id),
    events: (await readWorkEvents(db, id)).reverse(),
  };
}

function readDeliverables(db: Database, id: string): Promise<EvidenceDeliverable[]> {
  return db
    .selectFrom('deliverables')
    .select(['id', 'kind', 'quantity', 'approved_at', 'post_url', 'posted_at', 'verified_at'])
    .where('collaboration_id', '=', id)
    .orderBy('sort_order')
    .limit(20)
    .execute();
}

type EvidenceDeliverable = Deliverable & {
  id: string;
  approved_at: string | null;
  post_url: string | null;
  posted_at: string | null;
  verified_at: string | null;
};

/** Each submitted version with the names of its files. */
function readVersions(db: Database, id: string) {
  return db
    .selectFrom('submissions as s')
    .innerJoin('deliverables as d', 'd.id', 's.deliverable_id')
    .select(['d.kind', 'd.quantity', 's.version', 's.status', 's.submitted_at', 's.decided_at'])
    .select((eb) =>
      eb
        .selectFrom('deliverable_files as x')
        .innerJoin('media_files as m', 'm.id', 'x.media_file_id')
        .select((files) =>
          files.fn<string | null>('string_agg', ['m.original_name', files.val(', ')]).as('n'),
        )
        .whereRef('x.submission_id', '=', 's.id')
        .as('file_names'),
    )
    .where('d.collaboration_id', '=', id)
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .limit(MOST_VERSIONS)
    .execute();
}

/** The newest messages about this campaign in their order. What its sender deleted, or we removed, stays out. */
async function readMessages(db: Database, id: string) {
  const rows = await db
    .selectFrom('collaborations as w')
    .innerJoin('conversations as c', (join) =>
      join
        .onRef('c.business_id', '=', 'w.business_id')
        .onRef('c.creator_id', '=', 'w.creator_id')
        .onRef('c.campaign_id', '=', 'w.campaign_id'),
    )
    .innerJoin('messages as m', 'm.conversation_id', 'c.id')
    .select(['m.side', 'm.body', 'm.created_at'])
    .where('w.id', '=', id)
    .where('m.is_deleted', '=', false)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  return rows.reverse();
}

import { sql } from 'kysely';
import type { WorkContract } from '#contract/work/contracts.ts';
import type { Dispute, DisputeFile } from '#contract/work/disputes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readWorkFiles } from '#server/areas/work/collaborations/queries/read-work-files.ts';
import { inSnapshot } from '#server/platform/db/snapshot.ts';
import { type Reading, readDispute } from './get-dispute.ts';

type Version = DisputeFile['versions'][number];

/** The file of a dispute for the admin who decides: statements of both sides, the contract, and the work sent. */
export function getDisputeFile(context: Reading, account: Account, disputeId: string): Promise<DisputeFile> {
  return inSnapshot(context.db, (db) => readDisputeFile({ ...context, db }, account, disputeId));
}

async function readDisputeFile(context: Reading, account: Account, disputeId: string): Promise<DisputeFile> {
  const { db } = context;
  const dispute = await readDispute(context, account, disputeId);
  const { contract } = await db
    .selectFrom('collaborations')
    .select('contract')
    .where('id', '=', dispute.collaboration_id)
    .executeTakeFirstOrThrow();
  const versions = await readVersions(context, dispute);
  return { dispute, contract: contract as WorkContract, versions };
}

const MOST_VERSIONS = 60;

async function readVersions(
  context: Reading,
  { id: disputeId, deliverables }: Pick<Dispute, 'id' | 'deliverables'>,
): Promise<Version[]> {
  const ids = deliverables.map(({ id }) => id);
  const files = await readWorkFiles(context, ids, { withDrafts: false });
  const rows = await context.db
    .selectFrom('dispute_deliverables as x')
    .innerJoin('submissions as s', 's.deliverable_id', 'x.deliverable_id')
    .select(['s.id', 's.deliverable_id', 's.version', 's.caption', 's.note', 's.status', 's.submitted_at'])
    .select(changesOf.as('change_requests'))
    .where('x.dispute_id', '=', disputeId)
    .orderBy('s.id', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map(({ id, ...row }) => ({
    ...row,
    files: files.filter(({ submission_id }) => submission_id === id).map(({ file }) => file),
  }));
}

const changesOf = sql<Version['change_requests']>`(
  select coalesce(json_agg(json_build_object('brief_text', c.brief_text, 'words', c.words)
    order by c.brief_line), '[]')
  from change_requests c where c.submission_id = s.id
)`;

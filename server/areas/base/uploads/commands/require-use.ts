import { sql } from 'kysely';
import type { UploadClaim } from '#contract/base/uploads.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Large files need work in progress, and attachments need somebody to send them to. */
export async function requireUse(tx: Tx, claim: Pick<UploadClaim, 'entity_type' | 'entity_id' | 'role'>) {
  if (claim.role === 'submission' && !(await hasOpenWork(tx, claim.entity_id))) {
    throw new Problem(
      'conflict',
      'You can upload work once a business has accepted you and until the work is done.',
    );
  }
  if (claim.role === 'attachment' && !(await hasCompany(tx, claim))) {
    throw new Problem('conflict', 'You can attach files once you have a conversation.');
  }
}

async function hasOpenWork(tx: Tx, creatorId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('deliverables')
    .innerJoin('collaborations', 'collaborations.id', 'deliverables.collaboration_id')
    .select('deliverables.id')
    .where('collaborations.creator_id', '=', creatorId)
    .where('deliverables.status', 'not in', ['verified', 'settled', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** People who work together can open a dispute, even without a conversation. */
async function hasCompany(
  tx: Tx,
  { entity_type, entity_id }: Pick<UploadClaim, 'entity_type' | 'entity_id'>,
) {
  const column = sql.ref(entity_type === 'creator' ? 'creator_id' : 'business_id');
  const { rows } = await sql<{ has_company: boolean }>`
    select exists (select 1 from conversations where ${column} = ${entity_id})
      or exists (select 1 from collaborations where ${column} = ${entity_id}) as has_company`.execute(tx);
  return rows[0]?.has_company === true;
}

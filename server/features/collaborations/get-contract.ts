import type { WorkContract } from '#contract/work-contracts.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { requireSide } from './work-side.ts';

/** What was agreed to, for whoever takes part in it and for admins. */
export async function getContract(
  db: Database,
  account: Account,
  collaboration_id: string,
): Promise<{ id: string; contract: WorkContract }> {
  await requireSide(db, account, { collaboration_id });
  const { id, contract } = await db
    .selectFrom('collaborations')
    .select(['id', 'contract'])
    .where('id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
  return { id, contract: contract as WorkContract };
}

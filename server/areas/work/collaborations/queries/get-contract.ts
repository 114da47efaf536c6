import type { WorkContract } from '#contract/work/contracts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The contract, for both sides and for admins. */
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

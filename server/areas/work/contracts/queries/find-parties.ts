import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type ContractParties, openParties } from '../contract-parties.ts';

/** Null for contracts from before this was kept, and once it was erased. Callers have made sure that a side asks. */
export async function findParties(
  { db, config }: { db: Database; config: Context['config'] },
  collaborationId: string,
): Promise<ContractParties | null> {
  const row = await db
    .selectFrom('contract_parties')
    .select('sealed_parties')
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirst();
  return row ? openParties(config, collaborationId, row.sealed_parties) : null;
}

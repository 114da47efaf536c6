import type { Deal } from '#contract/campaigns/deals.ts';
import { type WorkContract, workContract } from '#contract/work/contracts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { dealOf } from '#server/areas/campaigns/deals/make-deal.ts';
import { requireSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import type { ContractParties } from '../contract-parties.ts';
import { findParties } from './find-parties.ts';

export interface Contract {
  id: string;
  contract: WorkContract;
  deal: Deal;
  parties: ContractParties | null;
}

/** The contract, for both sides and for admins. */
export async function getContract(
  context: Pick<Context, 'db' | 'config'>,
  account: Account,
  collaboration_id: string,
): Promise<Contract> {
  await requireSide(context.db, account, { collaboration_id });
  return readContract(context, collaboration_id);
}

/** The same for callers who have made sure that a side asks. */
export async function readContract(
  { db, config }: Pick<Context, 'db' | 'config'>,
  collaboration_id: string,
): Promise<Contract> {
  const row = await db
    .selectFrom('collaborations')
    .select(['id', 'contract'])
    .where('id', '=', collaboration_id)
    .executeTakeFirstOrThrow();
  const contract = workContract.parse(row.contract);
  const parties = await findParties({ db, config }, collaboration_id);
  return { id: row.id, contract, deal: dealOf({ id: row.id, ...contract }), parties };
}

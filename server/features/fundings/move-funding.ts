import { canMoveFunding, FUNDING_MOVES, type FundingMoveName } from '#domain/funding-states.ts';
import type { Tx } from '../../db/database.ts';
import type { HeldFunding } from './hold-funding.ts';

export interface FundingMoveRequest {
  move: FundingMoveName;
  provider_reference?: string | null;
  /** In words for who paid. */
  failure?: string | null;
}

/** The only way in which the status of a payment changes. False where what we know already weighs more. */
export async function moveFunding(
  tx: Tx,
  funding: Pick<HeldFunding, 'id' | 'status' | 'provider_reference'>,
  { move, provider_reference = null, failure = null }: FundingMoveRequest,
  now: Date,
): Promise<boolean> {
  if (!canMoveFunding(move, funding.status)) return false;
  const at = now.toISOString();
  const moved = await tx
    .updateTable('fundings')
    .set({
      status: FUNDING_MOVES[move].to,
      failure,
      checkout_url: null,
      provider_reference: provider_reference ?? funding.provider_reference,
      paid_at: move === 'pay' ? at : null,
      updated_at: at,
    })
    .where('id', '=', funding.id)
    .where('status', '=', funding.status)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

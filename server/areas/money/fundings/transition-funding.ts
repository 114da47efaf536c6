import { canMoveFunding, FUNDING_MOVES, type FundingMoveName } from '#domain/money/funding-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { LockedFunding } from './lock-funding.ts';

export interface FundingMoveRequest {
  move: FundingMoveName;
  provider_reference?: string | null;
  /** Text for the person who paid. */
  failure?: string | null;
}

/** The only way in which the status of a payment changes. False if the current status takes precedence. */
export async function moveFunding(
  tx: Tx,
  funding: Pick<LockedFunding, 'id' | 'status' | 'provider_reference'>,
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

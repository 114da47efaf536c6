import { canMoveFunding, FUNDING_MOVES, type FundingMoveName } from '#domain/money/funding-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import type { LockedFunding } from './lock-funding.ts';

export interface FundingMoveRequest {
  move: FundingMoveName;
  provider_reference?: string | null;
  /** Text for the person who paid. */
  failure?: string | null;
}

/** The columns that decide what a payment allows. */
type MovableFunding = Pick<LockedFunding, 'id' | 'status' | 'provider_reference'>;

/** The only way in which the status of a payment changes. Null if the current status takes precedence. */
export async function moveFunding(
  tx: Tx,
  funding: MovableFunding,
  { move, provider_reference = null, failure = null }: FundingMoveRequest,
  now: Date,
): Promise<MovableFunding | null> {
  const at = now.toISOString();
  return transitionIfAllowed(tx, 'fundings', {
    row: funding,
    isAllowed: canMoveFunding(move, funding.status),
    change: () => ({
      status: FUNDING_MOVES[move].to,
      failure,
      checkout_url: null,
      provider_reference: provider_reference ?? funding.provider_reference,
      paid_at: move === 'pay' ? at : null,
      updated_at: at,
    }),
  });
}

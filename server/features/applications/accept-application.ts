import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { type MovedApplication, moveApplication } from './move-application.ts';

/** Gives a creator one of the spots that are paid in, for the price both agreed on. */
export async function acceptApplication(
  tx: Tx,
  context: Context,
  { application_id, payout_cents, actor_id }: Acceptance,
): Promise<MovedApplication> {
  return moveApplication(tx, context, { application_id, move: 'accept', payout_cents, actor_id });
}

interface Acceptance {
  application_id: string;
  payout_cents: number;
  actor_id: string;
}

import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

export interface QuoteMoney {
  quote_id: string;
  application_id: string;
  /** What the creator is to receive, now that the difference is in. */
  amount_cents: number;
  /** What was paid in beside the fee. */
  difference_cents: number;
  actor_id: string;
}

/**
 * What a quote was waiting for is paid in. Answers whether the money was still of use; if not it goes back whole. The
 * campaign is held.
 */
export async function takeQuoteMoney(tx: Tx, _context: Context, { quote_id }: QuoteMoney): Promise<boolean> {
  const waiting = await tx
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', quote_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return waiting !== undefined;
}

import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

interface QuoteFundingRequest {
  application_id: string;
  quote_id: string;
  amount_cents: number;
  actor_id: string;
}

export async function startQuoteFunding(
  _tx: Tx,
  _context: Context,
  _request: QuoteFundingRequest,
): Promise<{ funding_id: string; total_cents: number }> {
  throw closed();
}

export async function openCheckout(
  _context: Context,
  _fundingId: string,
): Promise<{ checkout_url: string | null }> {
  throw closed();
}

export async function returnDifference(
  _tx: Tx,
  _context: Context,
  _difference: { application_id: string; difference_cents: number },
): Promise<void> {
  throw closed();
}

/** Nothing can have been paid in for a quote yet, so there is nothing to return. */
export async function returnQuoteMoney(
  _tx: Tx,
  _context: Context,
  _quote: { quote_id: string },
): Promise<void> {}

/** Nothing is agreed to whose money cannot move. */
function closed(): Problem {
  return new Problem('unavailable', 'Money cannot be moved right now. Try again later.');
}

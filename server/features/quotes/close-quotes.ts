import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { returnQuoteMoney } from '../fundings/refund-funding.ts';
import { holdQuote } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';

/** An application that is decided or left takes its open quotes with it; what was paid in for one comes back. */
export async function closeQuotes(tx: Tx, context: Context, applicationId: string): Promise<void> {
  const open = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['open', 'awaiting_funding'])
    .orderBy('id')
    .limit(2)
    .execute();
  for (const { id } of open) {
    const held = await holdQuote(tx, id);
    await moveQuote(tx, context, held, { move: 'close', mover: 'application' });
    await returnQuoteMoney(tx, context, { quote_id: held.id });
  }
}

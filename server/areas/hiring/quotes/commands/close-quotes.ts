import type { LockedApplication } from '#server/areas/hiring/places/lock.ts';
import { returnQuoteMoney } from '#server/areas/money/fundings/commands/refund-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { lockQuoteIn } from '../lock.ts';
import { moveQuote } from '../transition.ts';

/** Closes the open quotes of an application that was decided or withdrawn, and refunds payments for them. */
export async function closeQuotes(tx: Tx, context: Context, application: LockedApplication): Promise<void> {
  const open = await tx
    .selectFrom('quotes')
    .select('id')
    .where('application_id', '=', application.id)
    .where('status', 'in', ['open', 'awaiting_funding'])
    .orderBy('id')
    .limit(2)
    .execute();
  for (const { id } of open) {
    const locked = await lockQuoteIn(tx, application, id);
    await moveQuote(tx, context, locked, { move: 'close', mover: 'application' });
    await returnQuoteMoney(tx, context, { quote_id: locked.id });
  }
}

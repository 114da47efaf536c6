import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../../jobs/job.ts';
import { returnQuoteMoney } from '../fundings/refund-funding.ts';
import { holdQuote, isOver } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { tellOfQuote } from './tell-of-quote.ts';

const AT_ONCE = 200;

/** A quote without an answer in its time ends, and the application stands at the posted payout. */
export const expireQuotes = defineJob({
  name: 'expire-quotes',
  payload: z.object({}),
  retries: 0,
  cron: '*/2 * * * *',
  run: async (context) => {
    const over = await context.db
      .selectFrom('quotes')
      .select('id')
      .where('status', '=', 'open')
      .where('expires_at', '<=', context.now().toISOString())
      .orderBy('expires_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of over) await expire(context, id);
  },
});

/** Looked at again once it is held: it may have been answered a moment ago. */
async function expire(context: Context, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const held = await holdQuote(tx, id);
    if (!isOver(held, context.now())) return;
    await moveQuote(tx, context, held, { move: 'expire', mover: 'clock' });
    await returnQuoteMoney(tx, context, { quote_id: held.id });
    await tellOfQuote(tx, context, id, 'lapsed');
  });
}

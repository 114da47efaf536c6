import { z } from 'zod';
import { isOver, lockQuote } from '#server/areas/hiring/quotes/lock.ts';
import { notifyAboutQuote } from '#server/areas/hiring/quotes/notify.ts';
import { moveQuote } from '#server/areas/hiring/quotes/transition.ts';
import { returnQuoteMoney } from '#server/areas/money/fundings/commands/refund-funding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { endOffer } from './end-offer.ts';

const AT_ONCE = 200;

/** Expires quotes without an answer. Their applications stay open at the posted payout; an offer ends with its quote. */
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

/** Checks again after locking, because the quote may have been answered a moment ago. */
async function expire(context: Context, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockQuote(tx, id);
    if (!isOver(locked, context.now())) return;
    if (locked.campaign.is_offer && (await isBeingPaid(tx, id))) return;
    await moveQuote(tx, context, locked, { move: 'expire', mover: 'clock' });
    await returnQuoteMoney(tx, context, { quote_id: locked.id });
    await notifyAboutQuote(tx, context, id, 'lapsed');
    await endOffer(tx, context, locked, 'clock');
  });
}

/** The end of an offer refunds its spot, so it waits for a payment of the difference that began in time. */
async function isBeingPaid(tx: Tx, quoteId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('fundings')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'created')
    .executeTakeFirst();
  return open !== undefined;
}

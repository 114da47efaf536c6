import type { QuoteAnswered } from '#server/areas/hiring/quotes/answer-quote.ts';
import { type Asking, lockQuote } from '#server/areas/hiring/quotes/lock.ts';
import { notifyAboutQuote } from '#server/areas/hiring/quotes/notify.ts';
import { moveQuote } from '#server/areas/hiring/quotes/transition.ts';
import { returnQuoteMoney } from '#server/areas/money/fundings/commands/refund-funding.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { endOffer } from './end-offer.ts';

/** Declines a quote. The application stays open at the posted payout; an offer ends with it. Safe to repeat. */
export async function declineQuote(
  context: Context,
  asking: Asking,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<QuoteAnswered> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockQuote(tx, quote_id, asking);
    const { side: mover } = asking;
    if (locked.status !== 'declined' || locked.made_by === mover) {
      await moveQuote(tx, context, locked, { move: 'decline', mover, actor_id });
      await returnQuoteMoney(tx, context, { quote_id: locked.id });
      await notifyAboutQuote(tx, context, quote_id, 'declined');
      await endOffer(tx, context, locked, mover);
    }
    return { quote_id, status: 'declined', checkout_url: null };
  });
}

/** Withdraws a quote before it is answered. Only the side that made it can. */
export async function withdrawQuote(
  context: Context,
  asking: Asking,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<QuoteAnswered> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockQuote(tx, quote_id, asking);
    const { side: mover } = asking;
    if (locked.status !== 'withdrawn' || locked.made_by !== mover) {
      await moveQuote(tx, context, locked, { move: 'withdraw', mover, actor_id });
      await returnQuoteMoney(tx, context, { quote_id: locked.id });
      // An unpaid counter leaves the creator's quote open.
      if (locked.status === 'open') await endOffer(tx, context, locked, mover);
    }
    return { quote_id, status: 'withdrawn', checkout_url: null };
  });
}

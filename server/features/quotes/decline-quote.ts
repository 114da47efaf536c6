import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { returnQuoteMoney } from '../fundings/refund-funding.ts';
import type { QuoteAnswered } from './answer-quote.ts';
import { type Asking, holdQuote } from './hold-quote.ts';
import { moveQuote } from './move-quote.ts';
import { tellOfQuote } from './tell-of-quote.ts';

/** The application stays, at the posted payout. Said twice, it is said once. */
export async function declineQuote(
  context: Context,
  asking: Asking,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<QuoteAnswered> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdQuote(tx, quote_id, asking);
    const { side: mover } = asking;
    if (held.status !== 'declined' || held.made_by === mover) {
      await moveQuote(tx, context, held, { move: 'decline', mover, actor_id });
      await returnQuoteMoney(tx, context, { quote_id: held.id });
      await tellOfQuote(tx, context, quote_id, 'declined');
    }
    return { quote_id, status: 'declined', checkout_url: null };
  });
}

/** Taken back by whoever made it, before it is answered. */
export async function withdrawQuote(
  context: Context,
  asking: Asking,
  { quote_id, actor_id }: { quote_id: string; actor_id: string },
): Promise<QuoteAnswered> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdQuote(tx, quote_id, asking);
    const { side: mover } = asking;
    if (held.status !== 'withdrawn' || held.made_by !== mover) {
      await moveQuote(tx, context, held, { move: 'withdraw', mover, actor_id });
      await returnQuoteMoney(tx, context, { quote_id: held.id });
    }
    return { quote_id, status: 'withdrawn', checkout_url: null };
  });
}

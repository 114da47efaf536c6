import { quoteEndpoints } from '#contract/hiring/quotes.ts';
import { askForBusiness } from '#server/areas/hiring/quotes/answer-for-business.ts';
import { handle } from '#server/platform/http/route.ts';
import { declineQuote, withdrawQuote } from './decline-quote.ts';

export const endQuoteRoutes = [
  handle(quoteEndpoints.declineQuoteForBusiness, async ({ context, account, params: { id, quote_id } }) => {
    const asking = await askForBusiness(context, account, id);
    return declineQuote(context, asking, { quote_id, actor_id: account.user_id });
  }),
  handle(quoteEndpoints.withdrawQuoteForBusiness, async ({ context, account, params: { id, quote_id } }) => {
    const asking = await askForBusiness(context, account, id);
    return withdrawQuote(context, asking, { quote_id, actor_id: account.user_id });
  }),
  handle(quoteEndpoints.declineQuote, ({ context, account: { user_id }, params }) =>
    declineQuote(context, { side: 'creator', user_id }, { quote_id: params.id, actor_id: user_id }),
  ),
  handle(quoteEndpoints.withdrawQuote, ({ context, account: { user_id }, params }) =>
    withdrawQuote(context, { side: 'creator', user_id }, { quote_id: params.id, actor_id: user_id }),
  ),
];

import { quoteEndpoints } from '#contract/hiring/quotes.ts';
import { askForBusiness } from '#server/areas/hiring/quotes/answer-for-business.ts';
import { handle } from '#server/platform/http/route.ts';
import { acceptQuote } from './accept-quote.ts';

export const acceptQuoteRoutes = [
  handle(
    quoteEndpoints.acceptQuoteForBusiness,
    async ({ context, account, params: { id, quote_id }, query }) => {
      const asking = await askForBusiness(context, account, id);
      return acceptQuote(context, asking, { quote_id, actor_id: account.user_id, ...query });
    },
  ),
  handle(quoteEndpoints.acceptQuote, ({ context, account: { user_id }, params }) =>
    acceptQuote(context, { side: 'creator', user_id }, { quote_id: params.id, actor_id: user_id }),
  ),
];

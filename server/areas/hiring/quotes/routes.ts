import { quoteEndpoints } from '#contract/hiring/quotes.ts';
import { handle } from '#server/platform/http/route.ts';
import { counterForBusiness } from './answer-for-business.ts';
import { counterQuote } from './commands/counter-quote.ts';
import { getQuote } from './queries/get-quote.ts';
import { listQuotes } from './queries/list-quotes.ts';

export const quoteRoutes = [
  handle(quoteEndpoints.listQuotes, ({ context, account, params, query }) =>
    listQuotes(context, account, params.id, query),
  ),
  handle(quoteEndpoints.getQuote, ({ context, account, params }) => getQuote(context, account, params)),
  handle(quoteEndpoints.counterQuoteForBusiness, ({ context, account, params, body }) =>
    counterForBusiness(context, account, params, body),
  ),
  handle(quoteEndpoints.counterQuote, ({ context, account: { user_id }, params, body }) => {
    const counter = { quote_id: params.id, actor_id: user_id, ...body };
    return counterQuote(context, { side: 'creator', user_id }, counter);
  }),
];

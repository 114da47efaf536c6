import { quoteEndpoints } from '#contract/hiring/quotes.ts';
import type { Account } from '#domain/accounts/access.ts';
import { handle } from '#server/platform/http/route.ts';
import { counterForBusiness, declineForBusiness, withdrawForBusiness } from './answer-for-business.ts';
import { counterQuote } from './commands/counter-quote.ts';
import { declineQuote, withdrawQuote } from './commands/decline-quote.ts';
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
  handle(quoteEndpoints.declineQuoteForBusiness, ({ context, account, params }) =>
    declineForBusiness(context, account, params),
  ),
  handle(quoteEndpoints.withdrawQuoteForBusiness, ({ context, account, params }) =>
    withdrawForBusiness(context, account, params),
  ),
  handle(quoteEndpoints.counterQuote, ({ context, account, params, body }) => {
    const [asking, answer] = asCreator(account, params.id);
    return counterQuote(context, asking, { ...answer, ...body });
  }),
  handle(quoteEndpoints.declineQuote, ({ context, account, params }) =>
    declineQuote(context, ...asCreator(account, params.id)),
  ),
  handle(quoteEndpoints.withdrawQuote, ({ context, account, params }) =>
    withdrawQuote(context, ...asCreator(account, params.id)),
  ),
];

function asCreator({ user_id }: Account, quote_id: string) {
  return [
    { side: 'creator', user_id },
    { quote_id, actor_id: user_id },
  ] as const;
}

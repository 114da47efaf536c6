import { businessParams } from '#contract/business-views.ts';
import {
  businessQuote,
  businessQuoteParams,
  quoteAnswered,
  quoteCounter,
  quotePage,
  quoteParams,
  quotesQuery,
} from '#contract/quotes.ts';
import { type Call, defineRoute, signedIn } from '../../http/route.ts';
import { acceptQuote } from './accept-quote.ts';
import {
  acceptForBusiness,
  counterForBusiness,
  declineForBusiness,
  withdrawForBusiness,
} from './answer-for-business.ts';
import { counterQuote } from './counter-quote.ts';
import { declineQuote, withdrawQuote } from './decline-quote.ts';
import { getQuote } from './get-quote.ts';
import { listQuotes } from './list-quotes.ts';

export const quoteRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/quotes',
    access: 'business',
    operation: 'listQuotes',
    summary: 'The quotes for all campaigns of a business',
    params: businessParams,
    query: quotesQuery,
    response: quotePage,
    handle: ({ context, params, query, ...call }) =>
      listQuotes(context, signedIn(call).account, params.id, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/quotes/:quote_id',
    access: 'business',
    operation: 'getQuote',
    summary: 'One quote with every turn of it',
    params: businessQuoteParams,
    response: businessQuote,
    handle: ({ context, params, ...call }) => getQuote(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/acceptance',
    access: 'business',
    operation: 'acceptQuoteForBusiness',
    summary: 'Say yes to the quote of a creator; above the posted payout, the answer leads to the payment',
    params: businessQuoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => acceptForBusiness(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/counter',
    access: 'business',
    operation: 'counterQuoteForBusiness',
    summary: 'Offer another amount; above the posted payout, the answer leads to the payment',
    params: businessQuoteParams,
    body: quoteCounter,
    response: quoteAnswered,
    handle: ({ context, params, body, ...call }) =>
      counterForBusiness(context, signedIn(call).account, params, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/decline',
    access: 'business',
    operation: 'declineQuoteForBusiness',
    summary: 'Decline the quote; the application stands at the posted payout',
    params: businessQuoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => declineForBusiness(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/quotes/:quote_id/withdrawal',
    access: 'business',
    operation: 'withdrawQuoteForBusiness',
    summary: 'Take a counter back before it is answered',
    params: businessQuoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => withdrawForBusiness(context, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/quotes/:id/acceptance',
    access: 'creator',
    operation: 'acceptQuote',
    summary: 'Say yes to what a business offers',
    params: quoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => acceptQuote(context, ...asCreator(call, params.id)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/quotes/:id/counter',
    access: 'creator',
    operation: 'counterQuote',
    summary: 'Name another amount than the one offered',
    params: quoteParams,
    body: quoteCounter,
    response: quoteAnswered,
    handle: ({ context, params, body, ...call }) => {
      const [asking, answer] = asCreator(call, params.id);
      return counterQuote(context, asking, { ...answer, ...body });
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/quotes/:id/decline',
    access: 'creator',
    operation: 'declineQuote',
    summary: 'Decline an offer; the application stands at the posted payout',
    params: quoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => declineQuote(context, ...asCreator(call, params.id)),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/quotes/:id/withdrawal',
    access: 'creator',
    operation: 'withdrawQuote',
    summary: 'Take a quote back before it is answered',
    params: quoteParams,
    response: quoteAnswered,
    handle: ({ context, params, ...call }) => withdrawQuote(context, ...asCreator(call, params.id)),
  }),
];

function asCreator(call: Pick<Call<unknown, unknown, unknown>, 'actor' | 'request'>, quote_id: string) {
  const { user_id } = signedIn(call).account;
  return [
    { side: 'creator', user_id },
    { quote_id, actor_id: user_id },
  ] as const;
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { QuoteActions } from '../pages/quotes/quote-deeds.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** Answers to the quotes of the business with this id. */
export function createQuoteActions(router: AnyRouter, queries: QueryClient, id: string): QuoteActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };

  async function answer<Answer>(send: Promise<{ data: Answer }>): Promise<Answer> {
    try {
      return (await send).data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    } finally {
      // Also after a refusal: somebody else may have answered.
      await queries.invalidateQueries();
    }
  }

  return {
    accept: (quote_id) => answer(client.acceptQuoteForBusiness({ ...reach, path: { id, quote_id } })),
    counter: (quote_id, body) =>
      answer(client.counterQuoteForBusiness({ ...reach, path: { id, quote_id }, body })),
    decline: (quote_id) => answer(client.declineQuoteForBusiness({ ...reach, path: { id, quote_id } })),
    withdraw: (quote_id) => answer(client.withdrawQuoteForBusiness({ ...reach, path: { id, quote_id } })),
  };
}

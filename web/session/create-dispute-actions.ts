import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { DisputeDeeds } from '../components/disputes/dispute-deeds.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** What the two a dispute is between do with it. */
export function createDisputeActions(router: AnyRouter, queries: QueryClient): DisputeDeeds {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };

  async function act(send: Promise<unknown>): Promise<void> {
    try {
      await send;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    } finally {
      // Also after a refusal: the other side, or the clock, may have been faster.
      await queries.invalidateQueries();
    }
  }

  return {
    open: (id, body) => act(client.openDispute({ ...reach, path: { id }, body })),
    answer: (id, body) => act(client.answerDispute({ ...reach, path: { id }, body })),
    appeal: (id, body) => act(client.appealDispute({ ...reach, path: { id }, body })),
    accept: (id) => act(client.acceptDecision({ ...reach, path: { id } })),
    withdraw: (id) => act(client.withdrawDispute({ ...reach, path: { id } })),
  };
}

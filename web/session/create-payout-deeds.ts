import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { PayoutDeeds } from '../components/earnings/payout-deeds.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

export function createPayoutDeeds(router: AnyRouter, queries: QueryClient): PayoutDeeds {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };

  async function act<Answer>(send: Promise<{ data: Answer }>): Promise<Answer> {
    try {
      return (await send).data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    } finally {
      // Also after a refusal: a batch may have left meanwhile.
      await queries.invalidateQueries();
    }
  }

  return {
    request: async ({ amount_cents, key }) => {
      const headers = { 'idempotency-key': key };
      await act(client.requestPayout({ ...reach, body: { amount_cents }, headers }));
    },
    cancel: async (id) => void (await act(client.cancelPayout({ ...reach, path: { id } }))),
    connect: async (return_to) => {
      const { url } = await act(client.connectPayee({ ...reach, body: { return_to } }));
      window.location.assign(url);
    },
    readAccount: async () => void (await act(client.readPayee(reach))),
    setWeekly: async (is_weekly) => void (await act(client.changePayee({ ...reach, body: { is_weekly } }))),
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { OwnActions } from '../pages/applications/own-deeds.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** What a creator does with their own applications, offers and invitations. */
export function createOwnActions(router: AnyRouter, queries: QueryClient): OwnActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };

  async function act(send: Promise<unknown>): Promise<void> {
    try {
      await send;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    } finally {
      // Also after a refusal: the business may have decided meanwhile.
      await queries.invalidateQueries();
    }
  }

  return {
    acceptOffer: (id) => act(client.acceptQuote({ ...reach, path: { id } })),
    counterOffer: (id, body) => act(client.counterQuote({ ...reach, path: { id }, body })),
    declineOffer: (id) => act(client.declineQuote({ ...reach, path: { id } })),
    withdraw: (id) => act(client.withdrawApplication({ ...reach, path: { id } })),
    declineInvitation: (id) => act(client.declineCampaignInvitation({ ...reach, path: { id } })),
  };
}

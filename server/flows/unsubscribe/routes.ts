import { unsubscribeEndpoints } from '#contract/accounts/unsubscribes.ts';
import { handle } from '#server/platform/http/route.ts';
import { getSubscription, unsubscribe } from './unsubscribe.ts';

export const unsubscribeRoutes = [
  handle(unsubscribeEndpoints.getEmailSubscription, ({ context, query }) =>
    getSubscription(context, query.token),
  ),
  handle(unsubscribeEndpoints.unsubscribe, ({ context, query }) => unsubscribe(context, query.token)),
];

import { offerEndpoints } from '#contract/hiring/offers.ts';
import { handle } from '#server/platform/http/route.ts';
import { makeOffer } from './commands/make-offer.ts';
import { listPastCreators } from './queries/list-past-creators.ts';

export const offerRoutes = [
  handle(offerEndpoints.makeOffer, ({ context, account, params, body, request }) => {
    const key = String(request.headers['idempotency-key']);
    return makeOffer(context, account, { key, business_id: params.id, ...body });
  }),
  handle(offerEndpoints.listPastCreators, ({ context, account, params }) =>
    listPastCreators(context.db, account, params),
  ),
];

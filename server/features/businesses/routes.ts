import { businessParams, businessView } from '#contract/business-views.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { viewBusiness } from './view-business.ts';

export const businessRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/views',
    access: 'admin',
    operation: 'viewBusiness',
    summary: 'Look into a business as an admin; it is written to the audit log',
    params: businessParams,
    response: businessView,
    handle: ({ context, params, ...call }) =>
      viewBusiness(context, signedIn(call).account.user_id, params.id),
  }),
];

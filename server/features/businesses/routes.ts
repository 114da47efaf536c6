import { businessParams, businessView } from '#contract/business-views.ts';
import { business, businessChange, ownBusinesses, ownBusinessesQuery } from '#contract/businesses.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { changeBusiness } from './change-business.ts';
import { getBusiness } from './get-business.ts';
import { listOwnBusinesses } from './list-own-businesses.ts';
import { viewBusiness } from './view-business.ts';

export const businessRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses',
    access: 'in_good_standing',
    operation: 'listOwnBusinesses',
    summary: 'The businesses one looks after',
    query: ownBusinessesQuery,
    response: ownBusinesses,
    handle: ({ context, query, ...call }) => listOwnBusinesses(context.db, signedIn(call).account, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id',
    access: 'business',
    operation: 'getBusiness',
    summary: 'A business, for its members and for admins',
    params: businessParams,
    response: business,
    handle: ({ context, params, ...call }) => getBusiness(context.db, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/businesses/:id',
    access: 'business',
    operation: 'changeBusiness',
    summary: 'Change what a business says of itself',
    params: businessParams,
    body: businessChange,
    response: business,
    handle: ({ context, params, body, ...call }) =>
      changeBusiness(context, signedIn(call).account, params.id, body),
  }),
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

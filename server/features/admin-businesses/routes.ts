import {
  adminBusiness,
  adminBusinessesQuery,
  adminBusinessPage,
  adminBusinessParams,
} from '#contract/admin-businesses.ts';
import { defineRoute } from '../../http/route.ts';
import { getBusiness } from './get-business.ts';
import { listBusinesses } from './list-businesses.ts';

export const adminBusinessRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/businesses',
    access: 'admin',
    operation: 'listBusinesses',
    summary: 'All businesses, newest first; `search` is the beginning of a name',
    query: adminBusinessesQuery,
    response: adminBusinessPage,
    handle: ({ context, query }) => listBusinesses(context.db, query),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/admin/businesses/:id',
    access: 'admin',
    operation: 'getBusinessRecord',
    summary: 'One business with its members, locations, files and campaigns counted',
    params: adminBusinessParams,
    response: adminBusiness,
    handle: ({ context, params }) => getBusiness(context.db, params.id),
  }),
];

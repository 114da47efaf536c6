import {
  adminCreatorPage,
  adminCreatorParams,
  adminCreatorsQuery,
  creatorReason,
  creatorStanding,
} from '#contract/admin-creators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { moveCreator } from '../creators/move-creator.ts';
import { listCreators } from './list-creators.ts';

export const adminCreatorRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/creators',
    access: 'admin',
    operation: 'listCreators',
    summary: 'All creators, newest first; `search` is the beginning of a name, an email or a handle',
    query: adminCreatorsQuery,
    response: adminCreatorPage,
    handle: ({ context, query }) => listCreators(context.db, query),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/admin/creators/:id/suspension',
    access: 'admin',
    operation: 'suspendCreator',
    summary: 'Keep a creator out of the marketplace; the account stays',
    params: adminCreatorParams,
    body: creatorReason,
    response: creatorStanding,
    handle: ({ context, params, body, ...call }) => {
      const admin_id = signedIn(call).account.user_id;
      return inTransaction(context.db, (tx) =>
        moveCreator(tx, context, { creator_id: params.id, move: 'suspend', admin_id, note: body.reason }),
      );
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/creators/:id/reinstatement',
    access: 'admin',
    operation: 'reinstateCreator',
    summary: 'Let a creator back into the marketplace',
    params: adminCreatorParams,
    body: creatorReason,
    response: creatorStanding,
    handle: ({ context, params, body, ...call }) => {
      const admin_id = signedIn(call).account.user_id;
      return inTransaction(context.db, (tx) =>
        moveCreator(tx, context, { creator_id: params.id, move: 'reinstate', admin_id, note: body.reason }),
      );
    },
  }),
];

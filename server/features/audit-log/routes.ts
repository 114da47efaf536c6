import { auditLogPage, auditLogQuery } from '#contract/audit-log.ts';
import { defineRoute } from '../../http/route.ts';
import { listActions } from './list-actions.ts';

export const auditLogRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/audit-log',
    access: 'admin',
    operation: 'listAdminActions',
    summary: 'What admins did to a record',
    query: auditLogQuery,
    response: auditLogPage,
    handle: ({ context, query }) => listActions(context.db, query),
  }),
];

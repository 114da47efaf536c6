import { auditLogEndpoints } from '#contract/base/audit-log.ts';
import { handle } from '#server/platform/http/route.ts';
import { listActions } from './queries/list-actions.ts';

export const auditLogRoutes = [
  handle(auditLogEndpoints.listAdminActions, ({ context, query }) => listActions(context.db, query)),
];

import { listExportEndpoints } from '#contract/admin/exports.ts';
import { handle } from '#server/platform/http/route.ts';
import { cancelExport, retryExport } from './commands/change-export.ts';
import { downloadExport } from './commands/download-export.ts';
import { requestExport } from './commands/request-export.ts';
import { listExports } from './queries/list-exports.ts';

export const listExportRoutes = [
  handle(listExportEndpoints.listExports, ({ context, account, query }) =>
    listExports(context.db, account.user_id, query.cursor),
  ),
  handle(listExportEndpoints.requestExport, ({ context, account, body }) =>
    requestExport(context, account.user_id, body),
  ),
  handle(listExportEndpoints.cancelExport, ({ context, account, params }) =>
    cancelExport(context, account.user_id, params.id),
  ),
  handle(listExportEndpoints.retryExport, ({ context, account, params }) =>
    retryExport(context, account.user_id, params.id),
  ),
  handle(listExportEndpoints.downloadExport, ({ context, account, params }) =>
    downloadExport(context, account.user_id, params.id),
  ),
];

import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { auditLogOptions } from './audit-log-options.ts';
import { AuditLogPage } from './audit-log-page.tsx';

const readAuditLogView = readView('q', 'kind', 'admin', 'dir');

export const Route = createFileRoute('/_member/admin/audit-log')({
  validateSearch: readAuditLogView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(savedViewsOptions(context.api, 'audit_log')),
      queries.ensureInfiniteQueryData(auditLogOptions(context.api, deps)),
    ]);
  },
  head: titled('Audit Log'),
  component: AuditLog,
});

function AuditLog() {
  return <AuditLogPage view={Route.useSearch()} />;
}

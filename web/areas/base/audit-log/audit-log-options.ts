import { AUDIT_KINDS } from '#domain/admin/audit-kinds.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

/** The page's search parameters. */
export type AuditLogView = { q?: string; kind?: string; admin?: string; dir?: string };

const A_PAGE = 50;

export function readKind({ kind }: AuditLogView) {
  return AUDIT_KINDS.find((known) => known === kind);
}

export function filtersOf(view: AuditLogView) {
  const kind = readKind(view);
  return {
    ...(view.q && { search: view.q.slice(0, 120) }),
    ...(kind && { kind }),
    ...(view.admin && isId(view.admin) && { actor_id: view.admin }),
  };
}

export function auditLogOptions(api: ApiReach, view: AuditLogView) {
  const order = view.dir === 'asc' ? { direction: 'asc' as const } : {};
  const query = { limit: A_PAGE, ...filtersOf(view), ...order };
  return apiPages(api, 'GET /api/admin/audit-log', { query });
}

/** Somebody may have typed the address. */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import { apiPages } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';

export function auditTrailOptions(api: ApiReach, subject_type: AuditSubject, subject_id: string) {
  return apiPages(api, 'GET /api/admin/audit-log', { query: { subject_type, subject_id } });
}

import type { AuditSubject } from '#contract/audit-log.ts';
import { listAdminActionsInfiniteOptions } from '../api/generated/@tanstack/react-query.gen.ts';
import type { AuditLogPage } from '../api/generated/types.gen.ts';
import type { ApiReach } from '../api/reach.ts';
import { byCursor } from './by-cursor.ts';

export function auditTrailOptions(api: ApiReach, subject_type: AuditSubject, subject_id: string) {
  return byCursor<AuditLogPage>(
    listAdminActionsInfiniteOptions({ ...api, query: { subject_type, subject_id } }),
  );
}

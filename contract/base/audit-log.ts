import { z } from 'zod';
import { AUDIT_SUBJECTS } from '#contract/platform/audit-subjects.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';

export const auditLogQuery = z.object({
  subject_type: z.enum(AUDIT_SUBJECTS),
  subject_id: z.uuid(),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
});

/** The state before, or since: names of fields and their values, as text. */
const facts = z.record(z.string(), z.string().nullable()).nullable();

export const auditEntry = z
  .object({
    id: z.string(),
    actor: z.object({ id: z.string(), name: z.string() }),
    action: z.string(),
    reason: z.string().nullable(),
    before: facts,
    after: facts,
    created_at: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditLogPage = z
  .object({ entries: z.array(auditEntry).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'AuditLogPage' });

export const auditLogEndpoints = endpoints({
  listAdminActions: {
    method: 'GET',
    url: '/api/admin/audit-log',
    access: 'admin',
    summary: 'List what admins did to a record',
    query: auditLogQuery,
    response: auditLogPage,
  },
});

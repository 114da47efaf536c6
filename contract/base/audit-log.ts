import { z } from 'zod';
import { AUDIT_SUBJECTS } from '#contract/platform/audit-subjects.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor, searchText } from '#contract/platform/lists.ts';
import { AUDIT_KINDS } from '#domain/admin/audit-kinds.ts';

export const auditLogQuery = z
  .object({
    /** The record, named by both its kind and its id. */
    subject_type: z.enum(AUDIT_SUBJECTS).optional(),
    subject_id: z.uuid().optional(),
    actor_id: z.uuid().optional(),
    kind: z.enum(AUDIT_KINDS).optional(),
    /** Part of a reason, or of the name of whoever or whatever it was about. */
    search: searchText,
    cursor,
    limit: z.coerce.number<number>().int().min(1).max(50).default(10),
  })
  .refine(({ subject_type, subject_id }) => (subject_type === undefined) === (subject_id === undefined), {
    path: ['subject_id'],
    message: 'Name the kind of record and its id together',
  });

/** The state before, or since: names of fields and their values, as text. */
const facts = z.record(z.string(), z.string().nullable()).nullable();

export const auditEntry = z
  .object({
    id: z.string(),
    actor: z.object({ id: z.string(), name: z.string() }),
    /** The type may have an earlier name. */
    subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
    action: z.string(),
    reason: z.string().nullable(),
    before: facts,
    after: facts,
    created_at: z.string(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditLogPage = z
  .object({
    entries: z.array(auditEntry).max(50),
    /** The admins there are, to choose from. */
    admins: z.array(z.object({ id: z.string(), name: z.string() })).max(100),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'AuditLogPage' });

export const auditLogEndpoints = endpoints({
  listAdminActions: {
    method: 'GET',
    url: '/api/admin/audit-log',
    access: 'admin_system',
    summary: 'List what admins did, to one record or all',
    query: auditLogQuery,
    response: auditLogPage,
  },
});

import { z } from 'zod';
import { AUDIT_SUBJECTS } from '#contract/platform/audit-subjects.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { choiceCounts, cursor, searchText } from '#contract/platform/lists.ts';
import { AUDIT_KINDS } from '#domain/admin/audit-kinds.ts';

/** The filters of the list of everything. */
export const auditLogFilters = z.object({
  actor_id: z.uuid().optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  /** Part of a reason, or of the name of whoever or whatever it was about. */
  search: searchText,
});

export const auditLogQuery = auditLogFilters
  .extend({
    /** The record, named by both its kind and its id. */
    subject_type: z.enum(AUDIT_SUBJECTS).optional(),
    subject_id: z.uuid().optional(),
    direction: z.enum(['asc', 'desc']).default('desc'),
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
    /** Only of the list of everything, without a search. */
    counts: choiceCounts,
  })
  .meta({ id: 'AuditLogPage' });

export const auditLogEndpoints = endpoints({
  listAdminActions: {
    method: 'GET',
    url: '/api/admin/audit-log',
    access: 'admin_system',
    summary: 'List what admins did, to one record or all, latest or earliest first',
    query: auditLogQuery,
    response: auditLogPage,
  },
});

import { z } from 'zod';
import { cursor } from './lists.ts';

export const AUDIT_SUBJECTS = [
  'account',
  'business',
  'campaign',
  'creator',
  'media_file',
  'social_account',
  'collaboration',
  'enrichment',
  'storage',
  'package',
  'platform_setting',
  'email_event',
  'job',
  'payout',
  'dispute',
  'payment',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const auditLogQuery = z.object({
  subject_type: z.enum(AUDIT_SUBJECTS),
  subject_id: z.uuid(),
  cursor,
  limit: z.coerce.number().int().min(1).max(50).default(10),
});

/** What was true, or is since: names of fields and their values, as text. */
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

export const auditLogPage = z
  .object({ entries: z.array(auditEntry).max(50), next_cursor: z.string().nullable() })
  .meta({ id: 'AuditLogPage' });

import { sql } from 'kysely';
import type { z } from 'zod';
import type { AuditEntry, auditLogQuery } from '#contract/base/audit-log.ts';
import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import { displayName } from '#domain/format/display-name.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The audit log is never rewritten, so its older entries carry the earlier name of their subject. */
const EARLIER_SUBJECTS: Partial<Record<AuditSubject, string>> = { rating: 'review' };

/** Actions taken on one record, newest first. */
export async function listActions(
  db: Database,
  { subject_type, subject_id, cursor, limit }: z.output<typeof auditLogQuery>,
) {
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .leftJoin('profiles', 'profiles.user_id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.actor_id',
      'audit_log.action',
      'audit_log.reason',
      'audit_log.before',
      'audit_log.after',
      'audit_log.created_at',
      'users.email',
      'profiles.full_name',
    ])
    .where('subject_type', 'in', [subject_type, EARLIER_SUBJECTS[subject_type] ?? subject_type])
    .where('subject_id', '=', subject_id)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(audit_log.created_at, audit_log.id) < (${after?.[0]}, ${after?.[1]})`),
    )
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ created_at, id }) => [created_at, id]);
  const entries = page.map(
    ({ actor_id, email, full_name, before, after, ...entry }): AuditEntry => ({
      ...entry,
      actor: { id: actor_id, name: displayName({ email, full_name }) },
      before: readFacts(before),
      after: readFacts(after),
    }),
  );
  return { entries, next_cursor };
}

/** Entries store facts in any shape. This turns their values into text for people. */
function readFacts(facts: unknown): Record<string, string | null> | null {
  if (facts === null || typeof facts !== 'object') return null;
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

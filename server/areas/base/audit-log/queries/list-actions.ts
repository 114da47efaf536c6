import { sql } from 'kysely';
import type { z } from 'zod';
import type { AuditEntry, auditLogQuery } from '#contract/base/audit-log.ts';
import type { AuditSubject } from '#contract/platform/audit-subjects.ts';
import { AUDIT_KINDS } from '#domain/admin/audit-kinds.ts';
import { displayName } from '#domain/format/display-name.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch } from '#server/platform/db/prefix.ts';
import { inOrder } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';
import { isAbout, readSubjectNames } from './audit-subjects.ts';
import { type Facts, readNamesOfFacts } from './name-facts.ts';

/** The audit log is never rewritten, so its older entries carry the earlier name of their subject. */
const EARLIER_SUBJECTS: Partial<Record<AuditSubject, string>> = { rating: 'review' };

type Query = z.output<typeof auditLogQuery>;

/** What admins did, to one record or to all. */
export async function listActions(db: Database, { cursor, limit, direction, ...filters }: Query & Ranged) {
  const order = {
    value: sql`audit_log.created_at`,
    type: 'timestamptz',
    id: sql.ref('audit_log.id'),
    direction,
  } as const;
  const [rows, admins] = await Promise.all([
    inOrder(selectActions(db, filters), order, readCursor(cursor))
      .innerJoin('users', 'users.id', 'audit_log.actor_id')
      .leftJoin('profiles', 'profiles.user_id', 'audit_log.actor_id')
      .select(['audit_log.id', 'audit_log.actor_id', 'audit_log.subject_type', 'audit_log.subject_id'])
      .select(['audit_log.action', 'audit_log.reason', 'audit_log.before', 'audit_log.after'])
      .select(['audit_log.created_at', 'users.email', 'profiles.full_name'])
      .limit(limit + 1)
      .execute(),
    listAdmins(db),
  ]);
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const facts = page.map(({ before, after }) => ({ before: readFacts(before), after: readFacts(after) }));
  const [names, withNames] = await Promise.all([
    readSubjectNames(db, page),
    readNamesOfFacts(
      db,
      facts.flatMap(({ before, after }) => [before, after]),
    ),
  ]);
  const entries = page.map(
    ({ actor_id, email, full_name, subject_type, subject_id, place: _, ...entry }, at): AuditEntry => ({
      ...entry,
      actor: { id: actor_id, name: displayName({ email, full_name }) },
      subject: { type: subject_type, id: subject_id, name: names.get(subject_id) ?? null },
      before: withNames(facts[at]?.before ?? null),
      after: withNames(facts[at]?.after ?? null),
    }),
  );
  // A search for part of a name reads every name, and each count would repeat it.
  const isUncounted = cursor || filters.subject_id !== undefined || isSearch(filters.search);
  const choices = { kind: AUDIT_KINDS, actor_id: admins.map(({ id }) => id) };
  const counts = isUncounted ? null : await countChoices(db, filters, choices, selectActions);
  return { entries, admins, next_cursor, counts };
}

function selectActions(db: Database, filters: Omit<Query, 'cursor' | 'limit' | 'direction'> & Ranged) {
  const { subject_type, subject_id = '', actor_id, kind, search, range } = filters;
  return db
    .selectFrom('audit_log')
    .$if(range !== undefined, (query) => query.where(isWithin(sql`audit_log.created_at`, range)))
    .$if(subject_type !== undefined, (query) => query.where('subject_type', 'in', namesOf(subject_type)))
    .$if(subject_type !== undefined, (query) => query.where('subject_id', '=', subject_id))
    .$if(actor_id !== undefined, (query) => query.where('actor_id', '=', actor_id ?? ''))
    .$if(kind === 'changes', (query) => query.where('viewed_hour', 'is', null))
    .$if(kind === 'views', (query) => query.where('viewed_hour', 'is not', null))
    .$if(isSearch(search), (query) => query.where(isAbout(search ?? '')));
}

function namesOf(subject: AuditSubject | undefined): string[] {
  if (subject === undefined) return [];
  return [subject, EARLIER_SUBJECTS[subject] ?? subject];
}

/** The newest, of more admins than any platform should have. */
const MOST_ADMINS = 100;

async function listAdmins(db: Database) {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['users.id', 'users.email', 'profiles.full_name'])
    .where('role', '=', 'admin')
    .orderBy('users.id', 'desc')
    .limit(MOST_ADMINS)
    .execute();
  return rows.map(({ id, ...admin }) => ({ id, name: displayName(admin) }));
}

/** Entries store facts in any shape. This turns their values into text for people. */
function readFacts(facts: unknown): Facts {
  if (facts === null || typeof facts !== 'object') return null;
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, readValue(value)]));
}

function readValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

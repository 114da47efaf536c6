import { sql } from 'kysely';
import type { Overview, WaitingWork } from '#contract/admin/overview.ts';
import { WAITING_KINDS } from '#domain/admin/overview.ts';
import { isUnresolved } from '#server/areas/money/payouts/queries/is-unresolved.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUndelivered } from './is-undelivered.ts';

const DAY_MS = 86_400_000;

type Found = Omit<WaitingWork, 'kind'>;
const NONE: Found = { count: 0, since: null };

/** Everything that needs an admin, without empty groups. */
export async function findWaiting(db: Database, now: Date, deadJobs: Found | Promise<Found>) {
  const asked: Record<Exclude<WaitingWork['kind'], 'applicants' | 'jobs'>, Promise<Found>> = {
    alarms: findAlarms(db),
    disputes: findDisputes(db),
    support: findSupport(db),
    chargebacks: findOldest(db, 'chargebacks', 'open'),
    refunds: findOldest(db, 'refunds', 'failed'),
    payouts: findFailedPayouts(db),
    approvals: findOldest(db, 'approvals', 'open'),
    ratings: findReportedRatings(db),
    reports: findReports(db),
    emails: findEmails(db, now),
    connections: findConnections(db),
    files: findFiles(db),
  };
  const [applicants, jobs, ...answers] = await Promise.all([
    findApplicants(db, now),
    deadJobs,
    ...Object.values(asked),
  ]);
  const found = new Map<WaitingWork['kind'], Found>([
    ...Object.keys(asked).map((kind, at) => [kind as WaitingWork['kind'], answers[at] ?? NONE] as const),
    ['applicants', { count: applicants.count, since: applicants.since }],
    ['jobs', jobs],
  ]);
  const { overdue, due_soon, next_due_at } = applicants;
  return {
    waiting: WAITING_KINDS.map((kind) => ({ kind, ...(found.get(kind) ?? NONE) })).filter(
      ({ count }) => count > 0,
    ),
    applicants: { overdue, due_soon, next_due_at } satisfies Overview['applicants'],
  };
}

function findAlarms(db: Database) {
  return db
    .selectFrom('alarms')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('raised_at').as('since'))
    .where('cleared_at', 'is', null)
    .executeTakeFirstOrThrow();
}

function findApplicants(db: Database, now: Date) {
  const [at, soon] = [now.toISOString(), new Date(now.getTime() + DAY_MS).toISOString()];
  return db
    .selectFrom('creators')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where vetting_due_at < ${at}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where vetting_due_at >= ${at} and vetting_due_at < ${soon}))::int`.as(
        'due_soon',
      ),
    ])
    .select((eb) => [
      eb.fn.min<string | null>('submitted_at').as('since'),
      eb.fn.min<string | null>('vetting_due_at').as('next_due_at'),
    ])
    .where('status', '=', 'pending_review')
    .executeTakeFirstOrThrow();
}

/** Open disputes, with the earliest deadline, which may have passed. */
function findDisputes(db: Database) {
  return db
    .selectFrom('disputes')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('decide_by').as('since'))
    .where('status', '=', 'under_review')
    .executeTakeFirstOrThrow();
}

function findSupport(db: Database) {
  return db
    .selectFrom('support_requests')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('last_message_at').as('since'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
}

/** The status is a literal, so that the partial index for it can be used. */
function findOldest(db: Database, table: 'chargebacks' | 'refunds' | 'approvals', status: string) {
  return db
    .selectFrom(table)
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('created_at').as('since'))
    .where(sql<boolean>`status = ${sql.lit(status)}`)
    .executeTakeFirstOrThrow();
}

/** Payouts a bank refused, until the creator's next one. */
function findFailedPayouts(db: Database) {
  return db
    .selectFrom('payouts as p')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('p.ended_at').as('since'))
    .where(isUnresolved('p'))
    .executeTakeFirstOrThrow();
}

function findReportedRatings(db: Database) {
  return db
    .selectFrom('rating_reports')
    .select([sql<number>`count(distinct rating_id)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('created_at').as('since'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Reported records and open appeals. A record counts once, however many people reported it. */
async function findReports(db: Database) {
  const { rows } = await sql<{ count: number; since: string | null }>`
    select count(*)::int as count, min(since) as since from (
      select min(created_at) as since from reports where decision_id is null group by target_type, target_id
      union all
      select appealed_at from report_decisions where appealed_at is not null and appeal_decided_at is null
    ) as open`.execute(db);
  return rows[0] ?? NONE;
}

function findEmails(db: Database, now: Date) {
  return db
    .selectFrom('email_events')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('created_at').as('since'))
    .where(isUndelivered(now))
    .executeTakeFirstOrThrow();
}

function findConnections(db: Database) {
  return db
    .selectFrom('social_accounts')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('failing_since').as('since'))
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
}

function findFiles(db: Database) {
  return db
    .selectFrom('media_files')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('created_at').as('since'))
    .where('status', '=', 'failed')
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
}

import { sql } from 'kysely';
import type { Overview, WaitingWork } from '#contract/overview.ts';
import type { Database } from '../../db/database.ts';

const DAY_MS = 86_400_000;
/** A mail that did not arrive longer ago than this has been missed or sent again. */
const EMAIL_DAYS = 7;

/** All that needs a person, what there is none of left out. */
export async function findWaiting(db: Database, now: Date, deadJobs: number) {
  const applicants = await findApplicants(db, now);
  const found: WaitingWork[] = [
    { kind: 'applicants', count: applicants.count, since: applicants.since },
    { kind: 'emails', ...(await findEmails(db, now)) },
    { kind: 'connections', ...(await findConnections(db)) },
    { kind: 'files', ...(await findFiles(db)) },
    { kind: 'jobs', count: deadJobs, since: null },
  ];
  const { overdue, due_soon, next_due_at } = applicants;
  return {
    waiting: found.filter(({ count }) => count > 0),
    applicants: { overdue, due_soon, next_due_at } satisfies Overview['applicants'],
  };
}

function findApplicants(db: Database, now: Date) {
  const [at, soon] = [now.toISOString(), new Date(now.getTime() + DAY_MS).toISOString()];
  return db
    .selectFrom('creators')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where review_due_at < ${at}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where review_due_at >= ${at} and review_due_at < ${soon}))::int`.as(
        'due_soon',
      ),
    ])
    .select((eb) => [
      eb.fn.min<string | null>('submitted_at').as('since'),
      eb.fn.min<string | null>('review_due_at').as('next_due_at'),
    ])
    .where('status', '=', 'pending_review')
    .executeTakeFirstOrThrow();
}

function findEmails(db: Database, now: Date) {
  return db
    .selectFrom('email_events')
    .select([sql<number>`count(*)::int`.as('count')])
    .select((eb) => eb.fn.min<string | null>('created_at').as('since'))
    .where('status', 'in', ['failed', 'bounced', 'complained'])
    .where('created_at', '>=', new Date(now.getTime() - EMAIL_DAYS * DAY_MS).toISOString())
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

import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import { DEAD_LETTERS } from './dead-letters.ts';

/** The counts and last runs of one kind of job. */
export interface JobStatus {
  job: string;
  /** A cron expression in New York time, for scheduled jobs. */
  cron: string | null;
  /** Due jobs, and jobs for later. */
  waiting: number;
  later: number;
  running: number;
  /** Jobs that failed and will be retried. */
  retrying: number;
  last_done_at: string | null;
  last_failed_at: string | null;
}

type Moment = Date | string | null;
type Row = Omit<JobStatus, 'last_done_at' | 'last_failed_at'> & {
  last_done_at: Moment;
  last_failed_at: Moment;
};

/** Counted from the engine's records, which it keeps for some days. */
export async function readJobStatus(db: Database): Promise<JobStatus[]> {
  const { rows } = await sql<Row>`
    select q.name as job, s.cron,
      count(*) filter (where j.state = 'created' and j.start_after <= pgboss.job_now())::int as waiting,
      count(*) filter (where j.state = 'created' and j.start_after > pgboss.job_now())::int as later,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'retry')::int as retrying,
      max(j.completed_on) filter (where j.state = 'completed') as last_done_at,
      max(j.completed_on) filter (where j.state = 'failed') as last_failed_at
    from pgboss.queue q
      left join pgboss.schedule s on s.name = q.name
      left join pgboss.job j on j.name = q.name
    where q.name <> ${DEAD_LETTERS} and q.name not like '\\_\\_pgboss%'
    group by q.name, s.cron
    order by q.name`.execute(db);
  return rows.map((row) => ({
    ...row,
    last_done_at: iso(row.last_done_at),
    last_failed_at: iso(row.last_failed_at),
  }));
}

function iso(moment: Moment): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

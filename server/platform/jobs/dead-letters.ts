import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/db/database.ts';

export const DEAD_LETTERS = 'dead-letters';
const MOST_SHOWN = 100;

/** A job that failed every attempt. */
export interface DeadLetter {
  id: string;
  job: string;
  /** The error of the last attempt. */
  failure: string | null;
  attempts: number;
  failed_at: string;
}

/** Lists the newest first, without their payloads, which may name people. */
export async function listDeadLetters(db: Database): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter & { failed_at: Date | string }>`
    select id, source_name as job, left(coalesce(output->>'message', output->'value'->>'message'), 300) as failure,
      coalesce(source_retry_count, 0) + 1 as attempts, created_on as failed_at
    from pgboss.job
    where name = ${DEAD_LETTERS} and state = 'created' and source_name is not null
    order by created_on desc, id
    limit ${MOST_SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, failed_at: new Date(row.failed_at).toISOString() }));
}

/** Removes a dead letter, to retry or to dismiss it. If two people do so at once, the second finds nothing. */
export async function takeDeadLetter(
  tx: Tx,
  id: string,
): Promise<{ job: string; payload: Record<string, unknown> } | null> {
  const { rows } = await sql<{ job: string; payload: Record<string, unknown> | null }>`
    delete from pgboss.job
    where name = ${DEAD_LETTERS} and id = ${id} and state = 'created' and source_name is not null
    returning source_name as job, data as payload`.execute(tx);
  const [taken] = rows;
  return taken ? { job: taken.job, payload: taken.payload ?? {} } : null;
}

/** Finds the dead letter of this job with a payload like this one, such as the id of a mail. */
export async function findDeadLetter(
  db: Database | Tx,
  job: string,
  said: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job
    where name = ${DEAD_LETTERS} and state = 'created' and source_name = ${job}
      and data @> ${JSON.stringify(said)}::jsonb
    order by created_on desc
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { DEAD_LETTERS } from '#server/platform/jobs/dead-letters.ts';

/** A job of this kind that failed every attempt, as the engine lays it aside. */
export async function layDeadLetter(
  { db }: Pick<Context, 'db'>,
  { job, payload, failure }: { job: string; payload: object; failure: string },
): Promise<string> {
  const id = newId();
  await sql`
    insert into pgboss.job (id, name, data, output, source_name, source_id, source_retry_count)
    values (${id}, ${DEAD_LETTERS}, ${JSON.stringify(payload)}::jsonb,
      ${JSON.stringify({ message: failure })}::jsonb, ${job}, ${newId()}, 6)`.execute(db);
  return id;
}

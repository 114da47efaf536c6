import { sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import type { Context } from '../../context.ts';

const DAY_MS = 86_400_000;

/** How the parts under the product do, as far as they can be asked in a moment. */
export async function lookIntoMachine({ db, handle, queue, files, now }: Context) {
  const asked = performance.now();
  await sql`select 1`.execute(db);
  const took_ms = Math.round((performance.now() - asked) * 10) / 10;
  const counted = await db
    .selectFrom('email_events')
    .select([
      sql<number>`(count(*) filter (where status in ('sent', 'delivered')))::int`.as('sent_today'),
      sql<number>`(count(*) filter (where status in ('failed', 'bounced', 'complained')))::int`.as(
        'failed_today',
      ),
    ])
    .where('created_at', '>=', new Date(now().getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return {
    database: { kind: handle.kind, took_ms },
    jobs: { ...(await queue.countJobs()), dead: await queue.countDeadLetters() },
    emails: counted,
    files: { kind: files.kind },
  } satisfies Omit<Overview['machine'], 'files'> & { files: { kind: 'disk' | 's3' } };
}

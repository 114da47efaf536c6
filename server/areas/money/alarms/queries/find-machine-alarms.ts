import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FoundAlarm } from '../commands/sync-alarms.ts';

/** A webhook that could not be applied is retried within minutes, so an older one is stuck. */
const LATE_AFTER_MS = 3_600_000;

export async function findLateWebhooks(db: Database, now: Date): Promise<FoundAlarm[]> {
  const { count, oldest } = await db
    .selectFrom('webhook_events')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<string | null>('received_at').as('oldest'),
    ])
    .where('applied_at', 'is', null)
    .where('received_at', '<', new Date(now.getTime() - LATE_AFTER_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (oldest === null) return [];
  const hours = Math.floor((now.getTime() - Date.parse(oldest)) / 3_600_000);
  return [
    {
      subject: 'webhooks',
      detail: `${count} unprocessed, the oldest for ${hours === 1 ? '1 hour' : `${hours} hours`}.`,
    },
  ];
}

export async function findDeadJobs({ queue }: Pick<Context, 'queue'>): Promise<FoundAlarm[]> {
  const count = await queue.countDeadLetters();
  if (count === 0) return [];
  return [{ subject: 'jobs', detail: `${count === 1 ? '1 job' : `${count} jobs`} to retry or dismiss.` }];
}

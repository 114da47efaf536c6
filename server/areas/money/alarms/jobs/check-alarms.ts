import { z } from 'zod';
import type { AlarmKind } from '#domain/money/alarms.ts';
import { findLowReserve } from '#server/areas/money/ledger-checks/queries/find-low-reserve.ts';
import type { Context } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { type FoundAlarm, syncAlarms } from '../commands/sync-alarms.ts';
import { findDeadJobs, findLateWebhooks } from '../queries/find-machine-alarms.ts';
import {
  findFailedRefunds,
  findShortPayouts,
  findStuckPayouts,
  findUnreturnedPayouts,
} from '../queries/find-money-alarms.ts';
import { findConfirmedDifferences } from '../queries/find-provider-alarms.ts';

/** Looks for faults that need a person, using only our own rows. */
export const checkAlarms = defineJob({
  name: 'check-alarms',
  payload: z.object({}),
  retries: 0,
  cron: '*/5 * * * *',
  run: async (context) => {
    for (const [kind, find] of FINDERS) await syncAlarms(context, kind, await find(context));
  },
});

const FINDERS: readonly [AlarmKind, (context: Context) => Promise<FoundAlarm[]>][] = [
  ['provider_difference', findConfirmedDifferences],
  ['payout_not_returned', ({ db }) => findUnreturnedPayouts(db)],
  ['payout_short', ({ db }) => findShortPayouts(db)],
  ['payout_stuck', ({ db, now }) => findStuckPayouts(db, now())],
  ['refund_failed', ({ db }) => findFailedRefunds(db)],
  ['reserve_low', ({ db }) => findLowReserve(db)],
  ['webhook_late', ({ db, now }) => findLateWebhooks(db, now())],
  ['dead_jobs', findDeadJobs],
];

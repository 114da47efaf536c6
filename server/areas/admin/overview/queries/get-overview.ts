import { sql } from 'kysely';
import type { Overview } from '#contract/admin/overview.ts';
import { type Account, seesAmounts } from '#domain/accounts/access.ts';
import { daysUpTo, MONEY_NAMES, TREND_NAMES } from '#domain/admin/overview.ts';
import { waitingFor } from '#domain/admin/waiting.ts';
import { BOROUGHS, type Borough } from '#domain/base/city.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { sumHeld } from '#server/areas/admin/payments/queries/get-summary.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readReserve } from '#server/platform/ledger/read-reserve.ts';
import { findDaily } from './find-daily.ts';
import { findWaiting } from './find-waiting.ts';

const DAY_MS = 86_400_000;

/** Runs a fixed number of statements, whatever there is to show. */
export async function getOverview(
  context: Context,
  account: Pick<Account, 'role' | 'admin_role'>,
  days: number,
): Promise<Overview> {
  const range = daysUpTo(newYorkDate(context.now()), 2 * days);
  // The money takes about as long as everything else, so they are read side by side.
  const [money, others] = await Promise.all([
    seesAmounts(account) ? readMoney(context.db, range, days) : { money: [] },
    readOthers(context, account, range, days),
  ]);
  return { ...others, ...money };
}

async function readOthers(
  context: Context,
  { admin_role }: Pick<Account, 'admin_role'>,
  range: readonly string[],
  days: number,
) {
  const { db, now } = context;
  const machine = await lookIntoMachine(context);
  const deadJobs = { count: machine.jobs.dead, since: await context.queue.findOldestDeadLetter() };
  const all = await findWaiting(db, now(), deadJobs);
  const { waiting, applicants } = waitingFor(all, admin_role);
  return {
    waiting,
    applicants,
    first_day: range[days] ?? '',
    last_day: range.at(-1) ?? '',
    trends: await findDaily(db, TREND_NAMES, range, days),
    boroughs: await countOpenCampaigns(db),
    machine: { ...machine, files: { ...machine.files, failed: countOf(all.waiting, 'files') } },
  };
}

async function readMoney(db: Database, range: readonly string[], days: number) {
  return {
    money: await findDaily(db, MONEY_NAMES, range, days),
    held_cents: await sumHeld(db),
    reserve_cents: await readReserve(db),
  };
}

async function countOpenCampaigns(db: Database): Promise<Overview['boroughs']> {
  const counted = await db
    .selectFrom('campaigns')
    .leftJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .leftJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['neighborhoods.borough', sql<number>`count(*)::int`.as('count')])
    .where('campaigns.status', '=', 'live')
    .groupBy('neighborhoods.borough')
    .execute();
  return [...BOROUGHS, null].map((borough: Borough | null) => ({
    borough,
    open_campaigns: counted.find((row) => row.borough === borough)?.count ?? 0,
  }));
}

function countOf(waiting: Overview['waiting'], kind: string): number {
  return waiting.find((work) => work.kind === kind)?.count ?? 0;
}

/** The health of database, mail, queue and storage, from checks that are quick. */
async function lookIntoMachine({ db, handle, queue, files, now }: Context) {
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

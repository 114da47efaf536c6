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
import { pipelined } from '#server/platform/db/pipeline.ts';
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
  const database = await timeDatabase(context);
  const jobs = readJobs(context);
  const [{ oldest_dead: _, ...counted }, emails, all, trends, boroughs] = await Promise.all([
    jobs,
    countEmails(context),
    findWaiting(
      db,
      now(),
      jobs.then(({ dead, oldest_dead }) => ({ count: dead, since: oldest_dead })),
    ),
    findDaily(db, TREND_NAMES, range, days),
    countOpenCampaigns(db),
  ]);
  const { waiting, applicants } = waitingFor(all, admin_role);
  return {
    waiting,
    applicants,
    first_day: range[days] ?? '',
    last_day: range.at(-1) ?? '',
    trends,
    boroughs,
    machine: {
      database,
      jobs: counted,
      emails,
      files: { kind: context.files.kind, failed: countOf(all.waiting, 'files') },
    },
  };
}

async function readMoney(db: Database, range: readonly string[], days: number) {
  const [money, held_cents, reserve_cents] = await Promise.all([
    findDaily(db, MONEY_NAMES, range, days),
    sumHeld(db),
    readReserve(db),
  ]);
  return { money, held_cents, reserve_cents };
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

/** Asked for itself, before anything that it would wait for. */
async function timeDatabase({ db, handle }: Context): Promise<Overview['machine']['database']> {
  const asked = performance.now();
  await sql`select 1`.execute(pipelined(db));
  return { kind: handle.kind, took_ms: Math.round((performance.now() - asked) * 10) / 10 };
}

/** One after the other, because each takes a connection of its own. */
async function readJobs({ queue }: Context) {
  return {
    ...(await queue.countJobs()),
    dead: await queue.countDeadLetters(),
    oldest_dead: await queue.findOldestDeadLetter(),
  };
}

function countEmails({ db, now }: Context): Promise<Overview['machine']['emails']> {
  return db
    .selectFrom('email_events')
    .select([
      sql<number>`(count(*) filter (where status in ('sent', 'delivered')))::int`.as('sent_today'),
      sql<number>`(count(*) filter (where status in ('failed', 'bounced', 'complained')))::int`.as(
        'failed_today',
      ),
    ])
    .where('created_at', '>=', new Date(now().getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
}

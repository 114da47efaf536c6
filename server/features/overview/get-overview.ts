import { sql } from 'kysely';
import type { Overview } from '#contract/overview.ts';
import { BOROUGHS, type Borough } from '#domain/city.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { daysUpTo } from '#domain/overview.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { findTrends } from './find-trends.ts';
import { findWaiting } from './find-waiting.ts';
import { lookIntoMachine } from './look-into-machine.ts';

/** A fixed handful of statements, whatever there is to show. */
export async function getOverview(context: Context, days: number): Promise<Overview> {
  const { db, now } = context;
  const range = daysUpTo(newYorkDate(now()), 2 * days);
  const machine = await lookIntoMachine(context);
  const { waiting, applicants } = await findWaiting(db, now(), machine.jobs.dead);
  return {
    waiting,
    applicants,
    first_day: range[days] ?? '',
    last_day: range.at(-1) ?? '',
    trends: await findTrends(db, range, days),
    boroughs: await countOpenCampaigns(db),
    machine: { ...machine, files: { ...machine.files, failed: countOf(waiting, 'files') } },
  };
}

async function countOpenCampaigns(db: Database): Promise<Overview['boroughs']> {
  const counted = await db
    .selectFrom('campaigns')
    .innerJoin('business_locations', 'business_locations.id', 'campaigns.location_id')
    .innerJoin('neighborhoods', 'neighborhoods.id', 'business_locations.neighborhood_id')
    .select(['neighborhoods.borough', sql<number>`count(*)::int`.as('count')])
    .where('campaigns.status', '=', 'live')
    .groupBy('neighborhoods.borough')
    .execute();
  return BOROUGHS.map((borough: Borough) => ({
    borough,
    open_campaigns: counted.find((row) => row.borough === borough)?.count ?? 0,
  }));
}

function countOf(waiting: Overview['waiting'], kind: string): number {
  return waiting.find((work) => work.kind === kind)?.count ?? 0;
}

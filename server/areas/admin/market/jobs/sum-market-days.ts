import { sql } from 'kysely';
import { z } from 'zod';
import { addFigures } from '#domain/admin/market.ts';
import { daysUpTo } from '#domain/admin/overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import { summedDays } from '../queries/read-market.ts';
import { sumMarket } from '../queries/sum-market.ts';

/** Sums this many days with one statement and keeps them with the next, so that the first night takes many short ones. */
const DAYS_AT_ONCE = 31;

/** Past days don't change, so they are summed up once, a while after midnight, from the first day on. */
export const sumMarketDays = defineJob({
  name: 'sum-market-days',
  payload: z.object({}),
  retries: 3,
  cron: '25 0 * * *',
  run: async (context) => {
    const last = addDays(newYorkDate(context.now()), -1);
    let first = await firstDay(context.db);
    while (first !== null && first <= last) {
      const [end = last] = [addDays(first, DAYS_AT_ONCE - 1), last].sort();
      await sumDays(context, first, end);
      first = addDays(end, 1);
    }
  },
});

async function sumDays({ db }: Context, first: string, last: string): Promise<void> {
  const summed = await summedDays(db, first, last);
  const open = daysFrom(first, last).filter((day) => !summed.has(day));
  if (open.length === 0) return;
  const rows = (await sumMarket(db, open[0] ?? first, last)).filter(({ day }) => open.includes(day));
  const none = addFigures([]);
  const rest = open
    .filter((day) => !rows.some((row) => row.day === day && row.borough === '' && row.industry === ''))
    .map((day) => ({ day, borough: '', industry: '', ...none }));
  const all = [...rows, ...rest];
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < all.length; start += 1_000) {
      await tx
        .insertInto('market_days')
        .values(all.slice(start, start + 1_000))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** The day of the first money or the first campaign; null before both. */
async function firstDay(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(least(
      (select min(occurred_at) from ledger_events), (select min(published_at) from campaigns)
    ) at time zone 'America/New_York', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? null;
}

function daysFrom(first: string, last: string): string[] {
  return daysUpTo(last, (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1);
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addFigures, MARKET_FIGURES, type MarketFigures } from '#domain/admin/market.ts';
import { daysUpTo, MONEY_NAMES } from '#domain/admin/overview.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { findDaily } from '#server/areas/admin/overview/queries/find-daily.ts';
import { newCast } from '#test/support/money-life/cast.ts';
import { MoneyLife } from '#test/support/money-life/life.ts';
import { steps } from '#test/support/money-life/steps.ts';
import { testContext } from '#test/support/test-context.ts';
import { newWork } from '#test/support/work.ts';
import { sumMarketDays } from './jobs/sum-market-days.ts';
import { exportMarket } from './queries/export-market.ts';
import { getMarket } from './queries/get-market.ts';

const LIVES = 8;
const RANGES = 20;

const figuresOf = (row: MarketFigures) => Object.fromEntries(MARKET_FIGURES.map((name) => [name, row[name]]));

it('the parts by borough, industry and day each add up to what the ledger says for any range, counted at night or now', async () => {
  const { context, ...others } = await newCast(await testContext());
  const { db } = context;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 500, max: 40_000 }), steps, async (payout_cents, story) => {
      const life = await MoneyLife.begin({ context, ...others }, { payout_cents, slots: 2 });
      for (const step of story) await life.live(step);
      await life.end();
    }),
    { numRuns: LIVES },
  );
  const last = newYorkDate(context.now());
  const compare = () =>
    fc.assert(
      fc.asyncProperty(fc.nat(200), fc.integer({ min: 1, max: 90 }), async (daysAgo, days) => {
        const range = daysUpTo(daysUpTo(last, daysAgo + 1)[0] ?? '', days);
        const [first_day = '', last_day = ''] = [range[0], range.at(-1)];
        const market = await getMarket(context, { first_day, last_day });
        const money = await findDaily(
          db,
          MONEY_NAMES,
          [...daysUpTo(first_day, days + 1).slice(0, -1), ...range],
          days,
        );
        for (const { name, total } of money) expect(market.total[`${name}_cents`], name).toBe(total);
        for (const split of [market.boroughs, market.industries, market.days]) {
          expect(addFigures(split)).toEqual(figuresOf(market.total));
        }
      }),
      { numRuns: RANGES },
    );
  const whole = () => getMarket(context, { first_day: daysUpTo(last, 366)[0] ?? '', last_day: last });
  const live = await whole();
  expect(live.total.paid_in_cents).toBeGreaterThan(0);
  expect(live.total.campaigns).toBeGreaterThan(0);
  await compare();
  await sumMarketDays.run(context, {});
  await sumMarketDays.run(context, {});
  expect(await whole()).toEqual(live);
  await compare();
});

it('says how fast and how well campaigns find creators, for the borough and industry they belong to', async () => {
  const context = await testContext();
  const today = newYorkDate(context.now());
  // Up to tomorrow, because today alone may be a minute old.
  const range = { first_day: today, last_day: addDays(today, 1) };
  const before = await getMarket(context, range);
  const work = await newWork(context);
  const { db } = context;
  const { slug } = await db.selectFrom('industries').select('slug').limit(1).executeTakeFirstOrThrow();
  await db
    .updateTable('businesses')
    .set({ industry: slug })
    .where('id', '=', work.payer.business_id)
    .execute();
  await db
    .updateTable('applications')
    .set({ submitted_at: context.now().toISOString() })
    .where('campaign_id', '=', work.payer.campaign_id)
    .execute();
  await db
    .updateTable('campaigns')
    .set({
      published_at: new Date(context.now().getTime() - 60_000).toISOString(),
      selection_closed_at: context.now().toISOString(),
    })
    .where('id', '=', work.payer.campaign_id)
    .execute();
  const after = await getMarket(context, range);
  const gained = (name: 'first_applicants' | 'first_within_day' | 'closed_slots' | 'filled_slots') =>
    after.total[name] - before.total[name];
  expect(gained('first_applicants')).toBe(1);
  expect(gained('first_within_day')).toBe(1);
  expect(gained('closed_slots')).toBeGreaterThanOrEqual(1);
  expect(gained('filled_slots')).toBe(1);
  expect(after.total.first_applicant_seconds - before.total.first_applicant_seconds).toBe(60);
  const ofIndustry = ({ industries }: typeof after) => industries.find(({ industry }) => industry === slug);
  expect(ofIndustry(after)?.first_applicants).toBe((ofIndustry(before)?.first_applicants ?? 0) + 1);
  const { content } = await exportMarket(context, range);
  expect(String(content).split('\r\n')[1]).toMatch(/^Total,/);
});

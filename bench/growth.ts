import { campaignFilters } from '#contract/campaigns/listing.ts';
import { CAMPAIGN_SORTS, DEADLINE_FILTERS } from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES } from '#domain/campaigns/deliverables.ts';
import { type Criteria, toCriteria } from '#server/areas/campaigns/listing/queries/criteria.ts';
import { readPage } from '#server/areas/campaigns/listing/queries/read-page.ts';
import type { Database } from '#server/platform/db/database.ts';
import { INDUSTRIES } from '#server/seed/industries.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { fillMarketplace } from './support/feed-data.ts';
import { openScratch } from './support/scratch-database.ts';

/**
 * Measures the time to read a page of the list, for the same 200 filter sets at two sizes of the marketplace. Target:
 * the slowest twentieth grows by at most 1.5, no single set by more than 3, and filling either takes four minutes at most. Each time is the median of several runs.
 */
const [SMALL = 10_000, LARGE = 1_000_000] = (process.env.BENCH_SIZES ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);
const RUNS = 9;
const SETS = 200;
const REACH = { p95: 1.5, worst: 3, fill_s: 240 };
/** The number of sets that are named, those that grow most. */
const SHOWN = 8;
/** A smaller difference is within the clock's precision. */
const LEAST_MS = 1;

const now = new Date();
const sets = randomSets();
const small = await measure(SMALL);
const large = await measure(LARGE);
const growths = sets.map((set, at) => {
  const [before = 0, after = 0] = [small[at], large[at]];
  return { set, before, after, growth: Math.max(after, LEAST_MS) / Math.max(before, LEAST_MS) };
});
const p95 = percentile(large) / percentile(small);
const byGrowth = growths.toSorted((one, other) => other.growth - one.growth);
const worst = byGrowth[0]?.growth ?? 0;
print(`p95 at ${SMALL}: ${percentile(small).toFixed(2)} ms, at ${LARGE}: ${percentile(large).toFixed(2)} ms`);
print(
  `growth of the p95 ${p95.toFixed(2)} (reach ${REACH.p95}), of the worst set ${worst.toFixed(2)} (reach ${REACH.worst})`,
);
for (const { set, before, after } of byGrowth.slice(0, SHOWN)) {
  print(`${before.toFixed(2)} ms to ${after.toFixed(2)} ms, ${JSON.stringify(set)}`);
}
if (p95 > REACH.p95 || worst > REACH.worst) process.exitCode = 1;

async function measure(campaigns: number): Promise<number[]> {
  const scratch = await openScratch(`bizmeet_bench_growth_${campaigns}`);
  if (!scratch.isKept) {
    const began = performance.now();
    await fillMarketplace(scratch.handle, campaigns);
    const seconds = Math.round((performance.now() - began) / 1000);
    print(`filled ${campaigns} in ${seconds} s (reach ${REACH.fill_s})`);
    if (seconds > REACH.fill_s) process.exitCode = 1;
  }
  const times: number[] = [];
  for (const criteria of sets) times.push(await timeOf(scratch.handle.db, criteria));
  await scratch.drop();
  return times;
}

async function timeOf(db: Database, criteria: Criteria): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await readPage(db, { criteria, cursor: undefined, limit: 24, now, reader: null });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

function percentile(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** The same on every run. */
function randomSets(): Criteria[] {
  let state = 20_260_610;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const some = <T>(from: readonly T[], most: number) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(from));
  const steps = () => 2_500 * Math.floor(next() * 201);
  return Array.from({ length: SETS }, () => {
    const [low, high] = [steps(), steps()].sort((a, b) => a - b);
    const filters = campaignFilters.parse({
      sort_by: pick(CAMPAIGN_SORTS).sort,
      deadline_filter: pick(DEADLINE_FILTERS).filter,
      ...(next() < 0.4 && { industry: pick(INDUSTRIES).slug }),
      ...(next() < 0.4 && { neighborhoods: some(NEIGHBORHOODS, 8).map(({ slug }) => slug) }),
      ...(next() < 0.4 && { content_types: some(CONTENT_TYPES, 3) }),
      ...(next() < 0.3 && { min_payout_cents: low }),
      ...(next() < 0.3 && { max_payout_cents: high }),
      ...(next() < 0.15 && { q: pick(['sourdough', 'espresso film', 'part 12', 'vinyl light frame']) }),
    });
    return toCriteria(filters, true, now);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

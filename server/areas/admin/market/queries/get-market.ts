import type { Market, MarketQuery } from '#contract/admin/market.ts';
import { addFigures, MARKET_FIGURES, type MarketFigures } from '#domain/admin/market.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import { readMarket } from './read-market.ts';

const DAYS = 30;

/** The parts of both splits add up to the total, because all three are sums of the same rows. */
export async function getMarket(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { first_day, last_day }: MarketQuery,
): Promise<Market> {
  const today = newYorkDate(now());
  const range = { first_day: first_day ?? addDays(today, 1 - DAYS), last_day: last_day ?? today };
  const { parts, days } = await readMarket({ db, now }, range.first_day, range.last_day);
  const industryRows = await db.selectFrom('industries').select(['slug', 'name']).execute();
  const names = new Map(industryRows.map(({ slug, name }) => [slug, name]));
  const sumOf = (only: (part: (typeof parts)[number]) => boolean) => addFigures(parts.filter(only));
  const industries = [...new Set([...names.keys(), ...parts.map(({ industry }) => industry)])];
  return {
    ...range,
    total: addFigures(parts),
    boroughs: [
      ...BOROUGHS.map((borough) => ({ borough, ...sumOf((part) => part.borough === borough) })),
      ...ifAny({ borough: null, ...sumOf((part) => part.borough === '') }),
    ],
    industries: industries
      .map((industry) => ({
        industry: industry || null,
        name: names.get(industry) ?? null,
        ...sumOf((part) => part.industry === industry),
      }))
      .filter((row) => row.industry !== null || hasAny(row))
      .sort((one, other) => other.paid_in_cents - one.paid_in_cents),
    days,
  };
}

function hasAny(row: MarketFigures): boolean {
  return MARKET_FIGURES.some((name) => row[name] !== 0);
}

/** What belongs nowhere is shown only if there is something. */
function ifAny<Row extends MarketFigures>(row: Row): Row[] {
  return hasAny(row) ? [row] : [];
}

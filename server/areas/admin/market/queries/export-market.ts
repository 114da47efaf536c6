import type { MarketQuery } from '#contract/admin/market.ts';
import { fillRate, hoursToFirstApplicant, type MarketFigures, repeatRate } from '#domain/admin/market.ts';
import type { Context } from '#server/platform/context.ts';
import { dollars, toCsv } from '#server/platform/http/csv.ts';
import { Download } from '#server/platform/http/download.ts';
import { getMarket } from './get-market.ts';

const HEADER = [
  ...['By', 'Name', 'Paid in (USD)', 'Released (USD)', 'Fees (USD)', 'Refunded (USD)', 'Campaigns'],
  ...['Repeat rate', 'Hours to first applicant', 'Fill rate'],
];

/** The tables of the page, one below the other. */
export async function exportMarket(
  context: Pick<Context, 'db' | 'now'>,
  query: MarketQuery,
): Promise<Download> {
  const { first_day, last_day, total, boroughs, industries, days } = await getMarket(context, query);
  const rows = [
    lineOf('Total', `${first_day} to ${last_day}`, total),
    ...boroughs.map((row) => lineOf('Borough', row.borough ?? 'No borough', row)),
    ...industries.map((row) => lineOf('Industry', row.name ?? 'No industry', row)),
    ...days.map((row) => lineOf('Day', row.day, row)),
  ];
  return new Download(`bizmeet-market-${first_day}-to-${last_day}`, 'csv', toCsv(HEADER, rows));
}

function lineOf(by: string, name: string, figures: MarketFigures) {
  const { paid_in_cents, released_cents, fees_cents, refunded_cents, campaigns } = figures;
  return [
    by,
    name,
    ...[paid_in_cents, released_cents, fees_cents, refunded_cents].map(dollars),
    campaigns,
    rounded(repeatRate(figures), 3),
    rounded(hoursToFirstApplicant(figures), 1),
    rounded(fillRate(figures), 3),
  ];
}

function rounded(value: number | null, digits: number): string | null {
  return value === null ? null : value.toFixed(digits);
}

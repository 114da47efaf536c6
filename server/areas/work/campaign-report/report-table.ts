import type { CampaignReport } from '#contract/work/campaign-reports.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Costs, Results } from '#domain/work/campaign-results.ts';
import { METRIC_NAMES, POST_METRICS, type PostNumbers } from '#domain/work/post-numbers.ts';
import { dollars, toCsv } from '#server/platform/http/csv.ts';

const HEADER = [
  ...['Row', 'Creator', 'Post', 'Link', 'Date', 'Source'],
  ...POST_METRICS.map((metric) => METRIC_NAMES[metric]),
  ...['Taps', 'Redemptions', 'Spend (USD)'],
  ...['Cost per 1,000 views (USD)', 'Cost per tap (USD)', 'Cost per redemption (USD)'],
];

/** The report as CSV: the totals, then a row for each creator, post and day. */
export function reportTable({ totals, creators, posts, days }: CampaignReport): string {
  return toCsv(HEADER, [
    [...named('Total'), ...resultCells(totals)],
    ...creators.map((creator) => [...named('Creator', creator.name), ...resultCells(creator)]),
    ...posts.map((post) => [
      ...['Post', post.creator_name, kindName(post.kind), post.url],
      ...[post.posted_at && newYorkDate(new Date(post.posted_at)), post.source],
      ...numberCells(post),
    ]),
    ...days.map(({ day, views, taps, redemptions }) => [
      ...['Day', null, null, null, day, null, views],
      ...[null, null, null, null, null, taps, redemptions],
    ]),
  ]);
}

function named(row: string, name: string | null = null) {
  return [row, name, null, null, null, null];
}

function numberCells(numbers: PostNumbers) {
  return POST_METRICS.map((metric) => numbers[metric]);
}

function resultCells(results: Results & Costs) {
  return [
    ...numberCells(results),
    ...[results.taps, results.redemptions, amount(results.spend_cents)],
    ...[results.per_1000_views_cents, results.per_tap_cents, results.per_redemption_cents].map(amount),
  ];
}

function amount(cents: number | null): string | null {
  return cents === null ? null : dollars(cents);
}

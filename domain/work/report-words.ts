import { formatCount } from '#domain/format/count.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords, newYorkDay } from '#domain/format/new-york-time.ts';
import type { Costs, Results } from './campaign-results.ts';
import { METRIC_NAMES, POST_METRICS } from './post-numbers.ts';

export interface ReportFigure {
  label: string;
  value: string;
}

const UNKNOWN = '—';

/** "12,400", and a dash for what nobody knows. */
export function countWords(count: number | null): string {
  return count === null ? UNKNOWN : formatCount(count);
}

/** "$31.05", and a dash for a cost that can't be worked out. */
export function costWords(cents: number | null): string {
  return cents === null ? UNKNOWN : formatCents(cents);
}

export interface KeyFigure extends ReportFigure {
  cost: ReportFigure | null;
}

/** The figures everyone asks for first, each with its cost. Taps and redemptions need links. */
export function keyFigures(totals: Results & Costs, hasLinks: boolean): KeyFigure[] {
  const { views, taps, redemptions } = totals;
  const cost = (label: string, cents: number | null) => ({ label, value: costWords(cents) });
  return [
    { label: 'Spend', value: costWords(totals.spend_cents), cost: null },
    {
      label: 'Views',
      value: countWords(views),
      cost: cost('Cost per 1,000 views', totals.per_1000_views_cents),
    },
    ...(hasLinks
      ? [
          { label: 'Link taps', value: formatCount(taps), cost: cost('Cost per tap', totals.per_tap_cents) },
          {
            label: 'Redemptions',
            value: formatCount(redemptions),
            cost: cost('Cost per redemption', totals.per_redemption_cents),
          },
        ]
      : []),
  ];
}

/** The same, one below the other, for the PDF and the email. */
export function keyFigureLines(totals: Results & Costs, hasLinks: boolean): ReportFigure[] {
  return keyFigures(totals, hasLinks).flatMap(({ label, value, cost }) => [
    { label, value },
    ...(cost === null ? [] : [cost]),
  ]);
}

/** The reactions to the posts that a platform or a creator reports. */
export function engagementFigures(totals: Results): ReportFigure[] {
  return POST_METRICS.filter((metric) => metric !== 'views').flatMap((metric) => {
    const count = totals[metric];
    return count === null ? [] : [{ label: METRIC_NAMES[metric], value: formatCount(count) }];
  });
}

interface Span {
  published_at: string | null;
  first_post_at: string | null;
  numbers_until: string | null;
}

/** "Published Mon, Nov 2", "First post Fri, Nov 6" and how long its numbers are read. */
export function reportDates({ published_at, first_post_at, numbers_until }: Span): ReportFigure[] {
  return [
    ...(published_at ? [{ label: 'Published', value: newYorkDay(published_at) }] : []),
    ...(first_post_at ? [{ label: 'First post', value: newYorkDay(first_post_at) }] : []),
    ...(numbers_until ? [{ label: 'Numbers until', value: dateWords(numbers_until) }] : []),
  ];
}

/** The note below the spend while some of it is still to come; null once all work is finished. */
export function openWorkWords(count: number): string | null {
  if (count === 0) return null;
  const work = count === 1 ? '1 creator’s work isn’t' : `The work of ${count} creators isn’t`;
  return `${work} finished. Spend and costs don’t include its payouts yet.`;
}

export const SPEND_WORDS = 'Spend is what was released for this campaign, fees included.';
export const REDEMPTION_WORDS =
  'Redemptions belong to a creator’s code, so they count for all of their posts.';

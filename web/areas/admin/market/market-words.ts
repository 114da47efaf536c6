import {
  fillRate,
  hoursToFirstApplicant,
  type MarketFigures,
  repeatRate,
  shareWithinDay,
} from '#domain/admin/market.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatCents } from '#domain/format/money.ts';

const NONE = 'None yet';

/** "84%" */
function shareWords(share: number | null): string {
  return share === null ? NONE : `${Math.round(share * 100)}%`;
}

/** "5.2 h", from two days on "3.1 days" */
function hourWords(hours: number | null): string {
  if (hours === null) return NONE;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}

/** The columns of every table of the page. */
export const COLUMNS: readonly { header: string; cell: (row: MarketFigures) => string }[] = [
  { header: 'Paid in', cell: ({ paid_in_cents }) => formatCents(paid_in_cents) },
  { header: 'Released', cell: ({ released_cents }) => formatCents(released_cents) },
  { header: 'Fees', cell: ({ fees_cents }) => formatCents(fees_cents) },
  { header: 'Refunded', cell: ({ refunded_cents }) => formatCents(refunded_cents) },
  { header: 'Campaigns', cell: ({ campaigns }) => formatCount(campaigns) },
  { header: 'First applicant', cell: (row) => hourWords(hoursToFirstApplicant(row)) },
  { header: 'Fill rate', cell: (row) => shareWords(fillRate(row)) },
  { header: 'Repeat rate', cell: (row) => shareWords(repeatRate(row)) },
];

export interface Figure {
  title: string;
  value: string;
  hint: string;
}

export function figuresOf(total: MarketFigures): Figure[] {
  const { paid_in_cents, fees_cents, released_cents, refunded_cents } = total;
  return [
    { title: 'Paid in', value: formatCents(paid_in_cents), hint: 'By businesses, fees included' },
    { title: 'Released', value: formatCents(released_cents), hint: 'To creators' },
    { title: 'Fees earned', value: formatCents(fees_cents), hint: 'When work is approved' },
    { title: 'Refunded', value: formatCents(refunded_cents), hint: 'Less what banks returned' },
    {
      title: 'Time to first applicant',
      value: hourWords(hoursToFirstApplicant(total)),
      hint: `${shareWords(shareWithinDay(total))} within a day`,
    },
    {
      title: 'Fill rate',
      value: shareWords(fillRate(total)),
      hint: `${formatCount(total.filled_slots)} of ${formatCount(total.closed_slots)} spots taken`,
    },
    {
      title: 'Repeat rate',
      value: shareWords(repeatRate(total)),
      hint: `${formatCount(total.repeat_campaigns)} of ${formatCount(total.campaigns)} campaigns`,
    },
  ];
}

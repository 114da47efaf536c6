import type { EarningSums } from '#contract/money/earnings.ts';
import { dateWords, newYorkDay } from '#domain/format/new-york-time.ts';

export interface SumStop {
  label: string;
  amount_cents: number;
  note: string;
  state: 'done' | 'now' | 'next' | 'paid';
  isGreen: boolean;
}

/** The five stages of a creator's money, in order. */
export function sumStops(sums: EarningSums, bank: string | null): SumStop[] {
  const { held, pending, available_cents, on_its_way, paid_this_year } = sums;
  const { payout_count } = paid_this_year;
  return [
    { label: 'Held for you', amount_cents: held.amount_cents, note: heldNote(held), ...PAST },
    {
      label: 'Pending',
      amount_cents: pending.amount_cents,
      note: pending.next_at ? `Clears ${newYorkDay(pending.next_at)}` : 'Nothing pending',
      ...PAST,
    },
    {
      label: 'Available',
      amount_cents: available_cents,
      note: available_cents > 0 ? 'Ready to pay out' : 'Nothing to pay out',
      state: 'now',
      isGreen: available_cents > 0,
    },
    {
      label: 'On its way',
      amount_cents: on_its_way.amount_cents,
      note: on_its_way.is_on_hold ? 'On hold' : arrivalNote(on_its_way, bank),
      state: 'next',
      isGreen: false,
    },
    {
      label: 'Paid',
      amount_cents: paid_this_year.amount_cents,
      note: `This year, ${payout_count} ${payout_count === 1 ? 'payout' : 'payouts'}`,
      state: 'paid',
      isGreen: true,
    },
  ];
}

const PAST = { state: 'done', isGreen: false } as const;

function arrivalNote({ arrives_on }: EarningSums['on_its_way'], bank: string | null): string {
  return arrives_on ? `Arrives at ${bank ?? 'your bank'} by ${dateWords(arrives_on)}` : 'Nothing on its way';
}

function heldNote({ business_count }: EarningSums['held']): string {
  if (business_count === 0) return 'Nothing held';
  return business_count === 1 ? 'Held by 1 business' : `Held by ${business_count} businesses`;
}

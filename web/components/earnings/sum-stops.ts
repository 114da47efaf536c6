import type { EarningSums } from '#contract/earnings.ts';
import { countWord } from '#domain/count-words.ts';
import { dateWords, newYorkDay } from '#domain/new-york-time.ts';

export interface SumStop {
  label: string;
  amount_cents: number;
  note: string;
  state: 'done' | 'now' | 'next' | 'paid';
  isGreen: boolean;
}

/** The five places where the money of a creator can be, in the order in which it passes them. */
export function sumStops(sums: EarningSums, bank: string | null): SumStop[] {
  const { held, pending, available_cents, on_its_way, paid_this_year } = sums;
  const { payout_count } = paid_this_year;
  return [
    { label: 'Held for you', amount_cents: held.amount_cents, note: heldNote(held), ...PAST },
    {
      label: 'Pending',
      amount_cents: pending.amount_cents,
      note: pending.next_at ? `Clears ${newYorkDay(pending.next_at)}` : 'Nothing waits',
      ...PAST,
    },
    {
      label: 'Available',
      amount_cents: available_cents,
      note: available_cents > 0 ? 'Yours to send' : 'Nothing to send',
      state: 'now',
      isGreen: available_cents > 0,
    },
    {
      label: 'On its way',
      amount_cents: on_its_way.amount_cents,
      note: on_its_way.arrives_on
        ? `At ${bank ?? 'your bank'} by ${dateWords(on_its_way.arrives_on)}`
        : 'Nothing on its way',
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

function heldNote({ business_count }: EarningSums['held']): string {
  if (business_count === 0) return 'Nothing is paid in';
  return business_count === 1 ? 'One shop paid it in' : `${countWord(business_count)} shops paid it in`;
}

import { Check, CircleAlert, Clock, Lock, type LucideIcon, Send } from 'lucide-react';
import type { PayoutSummary } from '#contract/money/payouts-admin.ts';
import { formatCount } from '#domain/format/count.ts';
import { formatPrice } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import type { PayoutFilter } from '#domain/money/payout-states.ts';

interface Figure {
  filter: PayoutFilter;
  of: 'next_batch' | 'on_hold' | 'on_its_way' | 'paid_this_month' | 'failed';
  label: string;
  Icon: LucideIcon;
}

const FIGURES: readonly Figure[] = [
  { filter: 'requested', of: 'next_batch', label: 'Next batch', Icon: Clock },
  { filter: 'on_hold', of: 'on_hold', label: 'On hold', Icon: Lock },
  { filter: 'processing', of: 'on_its_way', label: 'On its way', Icon: Send },
  { filter: 'paid', of: 'paid_this_month', label: 'Paid this month', Icon: Check },
  { filter: 'unresolved', of: 'failed', label: 'Failed, not retried', Icon: CircleAlert },
];

type PayoutSummaryBarProps = {
  summary: PayoutSummary;
  filter: PayoutFilter | 'all';
  onFilter: (filter: PayoutFilter | undefined) => void;
};

/** Figures that filter the list; pressing the active one clears the filter. */
export function PayoutSummaryBar({ summary, filter, onFilter }: PayoutSummaryBarProps) {
  return (
    <ul className="flex flex-wrap gap-px border-line border-b bg-line">
      {FIGURES.map(({ filter: own, of, label, Icon }) => {
        const { amount_cents, payout_count } = summary[of];
        return (
          <li key={of} className="min-w-min grow basis-[34%] bg-surface max-lg:first:basis-full lg:basis-0">
            <button
              type="button"
              aria-pressed={filter === own}
              onClick={() => onFilter(filter === own ? undefined : own)}
              className="block h-full w-full px-4 py-3 text-left hover:bg-sel focus-visible:-outline-offset-2 aria-pressed:bg-row-on aria-pressed:shadow-[inset_0_-3px_0_var(--accent)] md:px-6"
            >
              <span className="flex items-center gap-2 text-base text-ink-2">
                <Icon
                  aria-hidden="true"
                  className={`size-4.5 shrink-0 stroke-[1.75] ${of === 'failed' && payout_count > 0 ? 'text-danger' : ''}`}
                />
                {label}
              </span>
              <span
                className={`num mt-0.5 block text-[1.625rem] leading-8 font-semibold tracking-[-0.03em] ${of === 'paid_this_month' ? 'text-money' : ''}`}
              >
                {formatPrice(amount_cents)}
              </span>
              <span className="num block text-hint text-ink-3">
                {payout_count === 1 ? '1 payout' : `${formatCount(payout_count)} payouts`}
                {of === 'next_batch' ? `, ${newYorkMoment(summary.next_batch.leaves_at)}` : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

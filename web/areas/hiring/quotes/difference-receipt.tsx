import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { formatCents } from '#domain/format/money.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { firstNameOf } from './status-words.ts';

type DifferenceReceiptProps = { quote: BusinessQuote; className?: string };

/** The exact cost or refund of accepting. */
export function DifferenceReceipt({ quote, className }: DifferenceReceiptProps) {
  const { posted_cents, amount_cents, fee_percent, made_by } = quote;
  const { difference_cents, fee_cents, total_cents } = quoteReceipt(posted_cents, amount_cents, fee_percent);
  const isMore = total_cents > 0;
  return (
    <Receipt
      {...(className && { className })}
      title={made_by === 'business' ? 'Your counter' : 'Receipt'}
      lines={[
        {
          label: made_by === 'business' ? 'You offer' : `${firstNameOf(quote)} asks`,
          amount: formatCents(amount_cents),
        },
        { label: 'Already paid for this spot', amount: formatCents(posted_cents), quiet: true },
        { label: 'Difference', amount: formatCents(Math.abs(difference_cents)) },
        { label: `Business fee on it, ${fee_percent}%`, amount: formatCents(Math.abs(fee_cents)) },
      ]}
      total={{ label: totalLabel(quote, isMore), amount: formatCents(Math.abs(total_cents)) }}
    />
  );
}

function totalLabel({ made_by, status }: BusinessQuote, isMore: boolean): string {
  if (!isMore) return 'Refunded to you';
  const isPaidIn = made_by === 'business' && status !== 'awaiting_funding';
  return isPaidIn || status === 'accepted' ? 'You added' : 'You add to accept';
}

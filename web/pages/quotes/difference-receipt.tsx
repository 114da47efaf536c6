import type { BusinessQuote } from '#contract/quotes.ts';
import { formatCents } from '#domain/money.ts';
import { quoteReceipt } from '#domain/quote-receipt.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { firstNameOf } from './standing-words.ts';

type DifferenceReceiptProps = { quote: BusinessQuote; className?: string };

/** What saying yes costs, or gives back, to the cent. */
export function DifferenceReceipt({ quote, className }: DifferenceReceiptProps) {
  const { posted_cents, amount_cents, fee_percent, made_by } = quote;
  const { difference_cents, fee_cents, total_cents } = quoteReceipt(posted_cents, amount_cents, fee_percent);
  const isMore = total_cents > 0;
  return (
    <Receipt
      {...(className && { className })}
      title={made_by === 'business' ? 'Your counter' : 'The receipt'}
      lines={[
        {
          label: made_by === 'business' ? 'You offer' : `${firstNameOf(quote)} asks`,
          amount: formatCents(amount_cents),
        },
        { label: 'Already paid in for this spot', amount: formatCents(posted_cents), quiet: true },
        { label: 'Difference', amount: formatCents(Math.abs(difference_cents)) },
        { label: `Business fee on it, ${fee_percent}%`, amount: formatCents(Math.abs(fee_cents)) },
      ]}
      total={{ label: totalLabel(quote, isMore), amount: formatCents(Math.abs(total_cents)) }}
    />
  );
}

function totalLabel({ made_by, status }: BusinessQuote, isMore: boolean): string {
  if (!isMore) return 'Comes back to you';
  const isPaidIn = made_by === 'business' && status !== 'awaiting_funding';
  return isPaidIn || status === 'accepted' ? 'You added' : 'You add to accept';
}

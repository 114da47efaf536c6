import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { QuotesView } from './quotes-options.ts';

type PaymentNoticeProps = { view: QuotesView; onDone: () => void };

/** Shown after returning from the payment page. */
export function PaymentNotice({ view, onDone }: PaymentNoticeProps) {
  if (view.funding === undefined) return null;
  return (
    <div className="mx-4 mb-5 flex items-start gap-3 rounded-card bg-sunken px-4 py-3 md:mx-10">
      <p role="status" className="min-w-0 grow py-2 text-md">
        {view.left === undefined
          ? 'We’re confirming your payment. The quote updates automatically once it arrives.'
          : 'You weren’t charged, and the quote didn’t change.'}
      </p>
      <Button
        variant="ghost"
        shape="icon"
        aria-label="Close"
        icon={<X aria-hidden="true" />}
        onClick={onDone}
      />
    </div>
  );
}

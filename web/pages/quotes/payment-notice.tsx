import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { QuotesView } from './quotes-options.ts';

type PaymentNoticeProps = { view: QuotesView; onDone: () => void };

/** For whoever comes back from the page where a difference is paid in. */
export function PaymentNotice({ view, onDone }: PaymentNoticeProps) {
  if (view.funding === undefined) return null;
  return (
    <div className="mx-4 mb-5 flex items-start gap-3 rounded-card bg-sunken px-4 py-3 md:mx-10">
      <p role="status" className="min-w-0 grow py-2 text-md">
        {view.left === undefined
          ? 'Your payment is being confirmed. The quote moves on by itself as soon as it is in.'
          : 'Nothing was paid, so the quote is as it was.'}
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

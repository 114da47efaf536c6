import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { apiQuery } from '#web/api/query.ts';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lookAgainAfter, paymentWords } from './payment-words.ts';
import type { QuotesView } from './quotes-options.ts';

type PaymentNoticeProps = {
  businessId: string;
  /** The payment the user returns from. */
  fundingId: string;
  left: QuotesView['left'];
  onDone: () => void;
};

/** The outcome of a payment, after returning from the payment page. */
export function PaymentNotice({ businessId, fundingId, left, onDone }: PaymentNoticeProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const hasLeft = left !== undefined;
  const payment = useQuery({
    ...apiQuery(api, 'GET /api/businesses/:business_id/fundings/:funding_id', {
      params: { business_id: businessId, funding_id: fundingId },
    }),
    staleTime: 0,
    refetchInterval: ({ state }) => (hasLeft ? false : lookAgainAfter(state.data)),
  });
  const { data } = payment;
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void queries.invalidateQueries({ queryKey: ['GET /api/businesses/:id/quotes'] });
  }, [isPaid, queries]);
  const words = paymentWords(data, { hasLeft });
  return (
    <div className="mx-4 mb-5 flex items-start gap-3 rounded-card bg-sunken px-4 py-3 md:mx-10">
      <div className="grid min-w-0 grow justify-items-start gap-3 py-2">
        <p role="status" className="text-md wrap-anywhere">
          {words?.text ??
            (payment.isError ? (
              <NotLoaded words="We couldn’t look up your payment." query={payment} />
            ) : (
              'Checking your payment…'
            ))}
        </p>
        {words?.canGoBack && data?.checkout_url ? (
          <ButtonLink href={data.checkout_url} size="touch">
            Back to payment page
          </ButtonLink>
        ) : null}
      </div>
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

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { receiptOptions } from '#web/components/fundings/funding-options.ts';
import { loadReceipt } from '#web/components/fundings/load-funding.ts';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useAccount } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ReceiptPage } from './receipt-page.tsx';

export const Route = createFileRoute('/_member/business/receipts/$id')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadReceipt(context, params.id, deps.as),
  head: titled('Receipt'),
  component: PaidReceipt,
});

function PaidReceipt() {
  const { business_id, viewed } = Route.useLoaderData();
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const { data: receipt } = useSuspenseQuery(receiptOptions(api, business_id, id));
  return (
    <ReceiptPage
      bar={useBar('/business')}
      receipt={receipt}
      businessId={business_id}
      canCorrect={useAccount().business?.membership === 'owner'}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { receiptOptions } from '../../../../components/fundings/funding-options.ts';
import { titled } from '../../../../head.ts';
import { ReceiptPage } from '../../../../pages/receipts/receipt-page.tsx';
import { loadReceipt } from '../../../../session/load-funding.ts';
import { readAs } from '../../../../session/search-readers.ts';
import { useBar } from '../../../../session/use-bar.ts';

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
      viewingAs={viewed?.business_name ?? null}
    />
  );
}

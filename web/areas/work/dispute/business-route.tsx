import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { DisputePage } from './dispute-page.tsx';
import { loadDispute } from './load-dispute.ts';
import { useDispute } from './use-dispute.ts';

export const Route = createFileRoute('/_member/business/campaigns/$identifier/work/$id/dispute')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: { as } }) => {
    const viewed = await viewBusiness(context, as);
    await loadDispute(context, id);
    return { viewed };
  },
  head: titled('Dispute'),
  component: BusinessDispute,
});

function BusinessDispute() {
  const { id, identifier } = Route.useParams();
  const { viewed } = Route.useLoaderData();
  return (
    <DisputePage
      bar={useBar('/business/campaigns')}
      workHref={`/business/campaigns/${identifier}/work/${id}`}
      viewingAs={viewed?.business_name ?? null}
      {...useDispute(id)}
    />
  );
}

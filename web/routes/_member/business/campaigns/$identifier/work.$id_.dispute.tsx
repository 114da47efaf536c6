import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../../../head.ts';
import { DisputePage } from '../../../../../pages/dispute/dispute-page.tsx';
import { useDispute } from '../../../../../pages/dispute/use-dispute.ts';
import { loadDispute } from '../../../../../session/load-dispute.ts';
import { readAs } from '../../../../../session/search-readers.ts';
import { useBar } from '../../../../../session/use-bar.ts';
import { viewBusiness } from '../../../../../session/viewed-business.ts';

export const Route = createFileRoute('/_member/business/campaigns/$identifier/work/$id_/dispute')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id, identifier }, deps: { as } }) => {
    const viewed = await viewBusiness(context, as);
    await loadDispute(context, { id, home: `/business/campaigns/${identifier}` });
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

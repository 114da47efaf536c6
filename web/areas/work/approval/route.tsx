import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useNow } from '#web/components/time/use-now.ts';
import { loadApproval } from '#web/components/work/load-work.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ApprovalPage } from './approval-page.tsx';

const readApprovalView = readView('deliverable', 'as');

export const Route = createFileRoute('/_member/business/campaigns/$identifier/work/$id/')({
  validateSearch: readApprovalView,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context, params, deps }) => loadApproval(context, { ...params, ...deps }),
  head: titled('Review'),
  component: Approval,
});

function Approval() {
  const { id } = Route.useParams();
  const { viewed } = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  const { data: work } = useSuspenseQuery(workOptions(api, id));
  return (
    <ApprovalPage
      bar={useBar('/business/campaigns')}
      work={work}
      view={Route.useSearch()}
      viewingAs={viewed?.business_name ?? null}
      now={useNow()}
    />
  );
}

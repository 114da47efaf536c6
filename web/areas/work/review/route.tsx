import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useNow } from '#web/components/time/use-now.ts';
import { loadReview } from '#web/components/work/load-work.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ReviewPage } from './review-page.tsx';

const readReviewView = readView('deliverable', 'as');

export const Route = createFileRoute('/_member/business/campaigns/$identifier/work/$id/')({
  validateSearch: readReviewView,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context, params, deps }) => loadReview(context, { ...params, ...deps }),
  head: titled('Review'),
  component: Review,
});

function Review() {
  const { id } = Route.useParams();
  const { viewed } = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  const { data: work } = useSuspenseQuery(workOptions(api, id));
  return (
    <ReviewPage
      bar={useBar('/business/campaigns')}
      work={work}
      view={Route.useSearch()}
      viewingAs={viewed?.business_name ?? null}
      now={useNow()}
    />
  );
}

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../../../../../components/admin/use-now.ts';
import { workOptions } from '../../../../../../components/work/work-options.ts';
import { titled } from '../../../../../../head.ts';
import { ReviewPage } from '../../../../../../pages/review/review-page.tsx';
import { createBusinessDeeds } from '../../../../../../session/create-work-deeds.ts';
import { loadReview } from '../../../../../../session/load-work.ts';
import { readView } from '../../../../../../session/search-readers.ts';
import { useBar } from '../../../../../../session/use-bar.ts';

const readReviewView = readView('deliverable', 'as');

export const Route = createFileRoute('/_member/business/campaigns/$identifier/work/$id')({
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
  const router = useRouter();
  const queries = useQueryClient();
  const deeds = useMemo(() => createBusinessDeeds(router, queries, id), [router, queries, id]);
  const { data: work } = useSuspenseQuery(workOptions(api, id));
  return (
    <ReviewPage
      bar={useBar('/business/campaigns')}
      work={work}
      view={Route.useSearch()}
      deeds={viewed ? null : deeds}
      viewingAs={viewed?.business_name ?? null}
      now={useNow()}
    />
  );
}

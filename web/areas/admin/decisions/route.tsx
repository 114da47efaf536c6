import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { DecisionList } from './decision-list.tsx';

/** Open to suspended accounts too, because a suspension can be appealed. */
export const Route = createFileRoute('/_member/decisions')({
  loader: ({ context }) => getQueryClient(context).ensureQueryData(decisionsOptions(context.api)),
  head: titled('Decisions about you'),
  component: Decisions,
});

function Decisions() {
  const { api, site } = Route.useRouteContext();
  const { data } = useSuspenseQuery(decisionsOptions(api));
  const now = new Date(site.now);
  return (
    <PlainLayout bar={useBar('/decisions')} now={now}>
      <DecisionList decisions={data.decisions} />
    </PlainLayout>
  );
}

function decisionsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/me/report-decisions'), staleTime: 10_000 };
}

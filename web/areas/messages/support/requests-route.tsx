import { createFileRoute, notFound } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { NoRequestPage } from './no-request-page.tsx';
import { RequestPage } from './request-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { ownRequestOptions, ownRequestsOptions } from './support-options.ts';

export const Route = createFileRoute('/_member/help/requests/{-$id}')({
  loader: async ({ context, params: { id } }) => {
    const queries = getQueryClient(context);
    if (id === undefined) {
      await queries.ensureInfiniteQueryData(ownRequestsOptions(context.api));
      return;
    }
    await queries.ensureQueryData(ownRequestOptions(context.api, id)).catch((cause: { code?: string }) => {
      if (cause.code === 'not_found' || cause.code === 'invalid_input') throw notFound();
      throw cause;
    });
  },
  head: titled('Your requests'),
  component: Requests,
  notFoundComponent: NoRequest,
});

function Requests() {
  const { id } = Route.useParams();
  const bar = useBar('/help');
  return id === undefined ? <RequestsPage bar={bar} /> : <RequestPage key={id} bar={bar} id={id} />;
}

function NoRequest() {
  const { site } = Route.useRouteContext();
  return <NoRequestPage bar={useBar('/help')} now={new Date(site.now)} />;
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { describePage } from '#web/head.ts';
import { SharedReportPage } from './shared-report-page.tsx';

export const Route = createFileRoute('/reports/$token')({
  loader: ({ context, params }) =>
    call(context.api, 'GET /api/public/reports/:token', { params }).catch((cause: { code?: string }) => {
      if (cause.code === 'not_found' || cause.code === 'invalid_input') throw notFound();
      throw cause;
    }),
  head: ({ loaderData, match }) => {
    const title = loaderData ? `Results of “${loaderData.campaign_title}”` : 'Results';
    const base = describePage(match.context.site, { path: match.pathname, title });
    return { ...base, meta: [...base.meta, { name: 'robots', content: 'noindex' }] };
  },
  component: SharedReport,
});

function SharedReport() {
  const { token } = Route.useParams();
  const { site } = Route.useRouteContext();
  return <SharedReportPage report={Route.useLoaderData()} token={token} now={new Date(site.now)} />;
}

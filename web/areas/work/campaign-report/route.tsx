import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { denyOthersRecord } from '#web/session/others-record.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { reportOptions } from './report-options.ts';
import { ReportPage } from './report-page.tsx';

export const Route = createFileRoute('/_member/business/campaigns/$identifier/report')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const viewed = await viewBusiness(context, deps.as);
    const businessId = viewed?.id ?? context.auth.getState().user?.business?.id ?? '';
    const options = reportOptions(context.api, businessId, params.identifier);
    await getQueryClient(context).fetchQuery(options).catch(denyOthersRecord);
    return { businessId, viewingAs: viewed?.business_name ?? null };
  },
  head: titled('Results'),
  component: CampaignResults,
});

function CampaignResults() {
  const { businessId, viewingAs } = Route.useLoaderData();
  const { identifier } = Route.useParams();
  const { as } = Route.useSearch();
  const { api } = Route.useRouteContext();
  const { data: report } = useSuspenseQuery(reportOptions(api, businessId, identifier));
  return (
    <ReportPage
      bar={useBar('/business/campaigns')}
      report={report}
      place={{ id: businessId, identifier }}
      viewing={viewingAs === null ? null : { businessName: viewingAs, as: as ?? businessId }}
    />
  );
}

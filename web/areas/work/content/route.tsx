import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { viewBusiness } from '#web/session/viewed-business.ts';
import { contentOptions } from './content-options.ts';
import { ContentPage } from './content-page.tsx';

const readContentView = readView('q', 'campaign', 'creator', 'kind', 'as');

export const Route = createFileRoute('/_member/business/content')({
  validateSearch: readContentView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const viewed = await viewBusiness(context, deps.as);
    const businessId = viewed?.id ?? context.auth.getState().user?.business?.id ?? '';
    await getQueryClient(context).ensureInfiniteQueryData(contentOptions(context.api, businessId, deps));
    return { viewed, businessId };
  },
  head: titled('Content library'),
  component: BusinessContent,
});

function BusinessContent() {
  const { viewed, businessId } = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  return (
    <ContentPage
      bar={useBar('/business/content')}
      now={new Date(site.now)}
      businessId={businessId}
      view={Route.useSearch()}
      viewingAs={viewed?.business_name ?? null}
    />
  );
}

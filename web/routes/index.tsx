import { createFileRoute } from '@tanstack/react-router';
import { useJoinWaitingList } from '../api/use-join-waiting-list.ts';
import { describePage } from '../head.ts';
import { LandingPage } from '../pages/landing/landing-page.tsx';

/**
 * The landing page never asks again while it is open, so the router's own cache is enough for it, and on a first
 * visit it needs no API client at all.
 */
export const Route = createFileRoute('/')({
  loader: async ({ context: { api } }) => {
    const { getShowcase, listCities } = await import('../api/generated/sdk.gen.ts');
    const [showcase, cityList] = await Promise.all([
      getShowcase({ ...api, throwOnError: true }),
      listCities({ ...api, throwOnError: true }),
    ]);
    return { showcase: showcase.data, cities: cityList.data.cities };
  },
  head: ({ match }) => describePage(match.context.site, { path: '/' }),
  staleTime: 5 * 60_000,
  component: Landing,
});

function Landing() {
  const { site } = Route.useRouteContext();
  const { showcase, cities } = Route.useLoaderData();
  const joinWaitingList = useJoinWaitingList();
  return (
    <LandingPage
      showcase={showcase}
      cities={cities}
      now={new Date(site.now)}
      onJoinWaitingList={joinWaitingList}
    />
  );
}

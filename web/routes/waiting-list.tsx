import { createFileRoute } from '@tanstack/react-router';
import {
  confirmWaitingListEntry,
  getWaitingListStanding,
  removeWaitingListEntry,
} from '../api/generated/sdk.gen.ts';
import { titled } from '../head.ts';
import { WaitingListPage } from '../pages/entry/waiting-list-page.tsx';
import { readToken } from '../session/search-readers.ts';
import { useBar } from '../session/use-bar.ts';

export const Route = createFileRoute('/waiting-list')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { token = '' } }) => {
    const { data } = await getWaitingListStanding({ ...api, query: { token } });
    return { standing: data ?? null };
  },
  head: titled('Waiting list'),
  component: WaitingList,
});

function WaitingList() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const { standing } = Route.useLoaderData();
  const request = { ...api, body: { token }, throwOnError: true as const };
  return (
    <WaitingListPage
      bar={useBar('/waiting-list')}
      now={new Date(site.now)}
      standing={standing}
      onConfirm={async () => (await confirmWaitingListEntry(request)).data}
      onRemove={async () => (await removeWaitingListEntry(request)).data}
    />
  );
}

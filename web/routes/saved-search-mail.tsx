import { createFileRoute } from '@tanstack/react-router';
import { getSavedSearchStanding, stopSavedSearchMail } from '../api/generated/sdk.gen.ts';
import { titled } from '../head.ts';
import { SavedSearchMailPage } from '../pages/entry/saved-search-mail-page.tsx';
import { readToken } from '../session/search-readers.ts';
import { useBar } from '../session/use-bar.ts';

export const Route = createFileRoute('/saved-search-mail')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { token = '' } }) => {
    const { data } = await getSavedSearchStanding({ ...api, query: { token } });
    return { standing: data ?? null };
  },
  head: titled('Saved search'),
  component: SavedSearchMail,
});

function SavedSearchMail() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const { standing } = Route.useLoaderData();
  return (
    <SavedSearchMailPage
      bar={useBar('/saved-search-mail')}
      now={new Date(site.now)}
      standing={standing}
      onStop={async () => (await stopSavedSearchMail({ ...api, body: { token }, throwOnError: true })).data}
    />
  );
}

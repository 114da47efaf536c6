import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { SavedSearchMailPage } from './saved-search-mail-page.tsx';

export const Route = createFileRoute('/saved-search-mail')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { token = '' } }) => {
    const search = call(api, 'GET /api/saved-search-status', { query: { token } });
    return { search: await search.catch(() => null) };
  },
  head: titled('Saved search'),
  component: SavedSearchMail,
});

function SavedSearchMail() {
  const { api, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();
  const { search } = Route.useLoaderData();
  return (
    <SavedSearchMailPage
      bar={useBar('/saved-search-mail')}
      now={new Date(site.now)}
      search={search}
      onStop={() => call(api, 'POST /api/saved-search-unsubscribes', { body: { token } })}
    />
  );
}

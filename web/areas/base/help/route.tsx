import { createFileRoute } from '@tanstack/react-router';
import { HELP_SEARCH_MAX_LENGTH } from '#domain/base/help.ts';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { HelpPage } from './help-page.tsx';

const readHelpView = readView('search');

export const Route = createFileRoute('/help/')({
  validateSearch: readHelpView,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { search = '' } }) =>
    call(api, 'GET /api/help-pages', { query: { search: search.slice(0, HELP_SEARCH_MAX_LENGTH) } }),
  head: titled('Help'),
  component: Help,
});

function Help() {
  const { site } = Route.useRouteContext();
  const { search = '' } = Route.useSearch();
  const { pages } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <HelpPage
      bar={useBar('/help')}
      now={new Date(site.now)}
      pages={pages}
      search={search}
      onSearch={(words) => void navigate({ search: words === '' ? {} : { search: words } })}
    />
  );
}

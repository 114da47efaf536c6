import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { DirectoryPage } from './directory-page.tsx';
import type { DirectoryView } from './directory-view.ts';
import { loadDirectory } from './load-directory.ts';

export const Route = createFileRoute('/_member/business/creators/')({
  // All parameters are text, and `filtersOf` checks them. Every visit loads this line, so it doesn’t list them.
  validateSearch: (search): DirectoryView => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadDirectory(context, deps),
  head: titled('Creators'),
  component: Directory,
});

function Directory() {
  const loaded = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  return (
    <DirectoryPage
      bar={useBar('/business/creators')}
      now={new Date(site.now)}
      view={Route.useSearch()}
      {...loaded}
    />
  );
}

import { createFileRoute, notFound } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ListPage } from './list-page.tsx';
import { loadList } from './load-lists.ts';
import { NoListPage } from './no-list-page.tsx';

export const Route = createFileRoute('/_member/business/creator-lists/$id')({
  validateSearch: readView('cursor', 'as'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const loaded = await loadList(context, params.id, deps);
    if (loaded === null) throw notFound();
    return loaded;
  },
  head: titled('Creator list'),
  component: List,
  notFoundComponent: NoList,
});

function List() {
  const loaded = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  return (
    <ListPage
      bar={useBar('/business/creator-lists')}
      now={new Date(site.now)}
      view={Route.useSearch()}
      {...loaded}
    />
  );
}

function NoList() {
  return <NoListPage bar={useBar('/business/creator-lists')} />;
}

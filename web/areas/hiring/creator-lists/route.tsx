import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ListPage } from './list-page.tsx';
import { ListsPage } from './lists-page.tsx';
import { loadList } from './load-lists.ts';

export const Route = createFileRoute('/_member/business/creator-lists/{-$id}')({
  validateSearch: (search): { cursor?: string; as?: string } => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadList(context, params.id, deps),
  head: titled('Creator lists'),
  component: Lists,
});

function Lists() {
  const loaded = Route.useLoaderData();
  const { id } = Route.useParams();
  const { site } = Route.useRouteContext();
  const view = Route.useSearch();
  const bar = useBar('/business/creator-lists');
  if (id === undefined) return <ListsPage bar={bar} {...loaded} />;
  return <ListPage bar={bar} now={new Date(site.now)} id={id} view={view} {...loaded} />;
}

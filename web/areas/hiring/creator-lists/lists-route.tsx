import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readAs } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ListsPage } from './lists-page.tsx';
import { loadLists } from './load-lists.ts';

export const Route = createFileRoute('/_member/business/creator-lists/')({
  validateSearch: readAs,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLists(context, deps.as),
  head: titled('Creator lists'),
  component: Lists,
});

function Lists() {
  const loaded = Route.useLoaderData();
  return <ListsPage bar={useBar('/business/creator-lists')} {...loaded} />;
}

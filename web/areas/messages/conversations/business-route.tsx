import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { loadMessages } from './load-messages.ts';
import { MessagesPage } from './messages-page.tsx';

/** One page with and without an open conversation, so that the list stays mounted while conversations change. */
export const Route = createFileRoute('/_member/business/messages/{-$id}')({
  validateSearch: readView('show', 'q'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    await loadMessages(context, { id, view: deps });
  },
  head: titled('Messages'),
  component: Messages,
});

function Messages() {
  const { id } = Route.useParams();
  return <MessagesPage bar={useBar('/business/messages')} area="business" id={id} view={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { loadMessages } from '../../../session/load-messages.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

/** One page with and without a conversation, so that the list stays while one after the other is opened. */
export const Route = createFileRoute('/_member/business/messages/{-$id}')({
  validateSearch: readView('show', 'q'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    await loadMessages(context, { area: 'business', id, view: deps });
  },
  head: titled('Messages'),
  component: Messages,
});

function Messages() {
  const { id } = Route.useParams();
  return <MessagesPage bar={useBar('/business/messages')} area="business" id={id} view={Route.useSearch()} />;
}

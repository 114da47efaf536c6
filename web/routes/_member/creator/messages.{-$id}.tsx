import { createFileRoute } from '@tanstack/react-router';
import { enterArea } from '../../../components/profile/enter-area.ts';
import { titled } from '../../../head.ts';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { loadMessages } from '../../../session/load-messages.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

/** One page with and without a conversation, so that the list stays while one after the other is opened. */
export const Route = createFileRoute('/_member/creator/messages/{-$id}')({
  validateSearch: readView('show', 'q'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps, preload }) => {
    await enterArea(context, preload);
    await loadMessages(context, { area: 'creator', id, view: deps });
  },
  head: titled('Messages'),
  component: Messages,
});

function Messages() {
  const { id } = Route.useParams();
  return <MessagesPage bar={useBar('/creator/messages')} area="creator" id={id} view={Route.useSearch()} />;
}

import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { ConversationList } from '../../../pages/messages/conversation-list.tsx';
import { MessagesLayout } from '../../../pages/messages/messages-layout.tsx';
import { loadConversations } from '../../../session/load-messages.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

const readMessagesView = readView('show', 'q');

/** The list stays while one conversation after the other is opened beside it. */
export const Route = createFileRoute('/_member/business/messages')({
  validateSearch: readMessagesView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await loadConversations(context, deps);
  },
  head: titled('Messages'),
  component: Messages,
});

function Messages() {
  const { id } = useParams({ strict: false });
  const bar = useBar('/business/messages');
  return (
    <MessagesLayout
      bar={bar}
      isOpen={id !== undefined}
      list={<ConversationList area="business" view={Route.useSearch()} openId={id} />}
    >
      <Outlet />
    </MessagesLayout>
  );
}

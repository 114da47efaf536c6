import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { MessagesLayout } from './messages-layout.tsx';
import type { MessagesArea, MessagesView } from './messages-options.ts';
import { conversationsOptions } from './messages-options.ts';

type MessagesPageProps = {
  bar: AppBarProps;
  area: MessagesArea;
  /** The open conversation. */
  id: string | undefined;
  view: MessagesView;
};

/** All conversations, and the open one beside its job. */
export function MessagesPage({ bar, area, id, view }: MessagesPageProps) {
  return (
    <MessagesLayout
      bar={bar}
      isOpen={id !== undefined}
      list={<ConversationList area={area} view={view} openId={id} />}
    >
      {id === undefined ? (
        <NoConversationOpen view={view} />
      ) : (
        <ConversationPane key={id} area={area} id={id} view={view} />
      )}
    </MessagesLayout>
  );
}

/** Shown beside the list while no conversation is open. */
function NoConversationOpen({ view }: { view: MessagesView }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useInfiniteQuery(conversationsOptions(api, view));
  const hasSome = data?.pages.some(({ conversations }) => conversations.length > 0) ?? true;
  // The list already explains why it is empty.
  if (!hasSome) return <div className="bg-paper max-md:hidden" />;
  return (
    <section
      aria-label="No conversation open"
      className="grid place-content-center justify-items-center gap-3 bg-paper px-6 text-center text-md text-ink-2 max-md:hidden"
    >
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-fill">
        <MessageSquare className="size-6 stroke-[1.75]" />
      </span>
      <p className="max-w-64 text-pretty">Choose a conversation.</p>
    </section>
  );
}

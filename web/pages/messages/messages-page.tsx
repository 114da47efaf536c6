import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { MessagesLayout } from './messages-layout.tsx';
import type { MessagesArea, MessagesView } from './messages-options.ts';
import { NoConversationOpen } from './no-conversation-open.tsx';

type MessagesPageProps = {
  bar: AppBarProps;
  area: MessagesArea;
  /** The conversation that stands open. */
  id: string | undefined;
  view: MessagesView;
};

/** All conversations, and one of them beside the job it is about. */
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

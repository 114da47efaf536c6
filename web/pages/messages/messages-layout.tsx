import type { ReactNode } from 'react';
import { AppBar } from '#web/components/app-bar.tsx';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { TabBar } from '#web/components/tab-bar.tsx';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';
import { useSeenHeight } from './use-seen-height.ts';

type MessagesLayoutProps = {
  bar: AppBarProps;
  /** A conversation is open: on a phone it has the screen to itself. */
  isOpen: boolean;
  list: ReactNode;
  children: ReactNode;
};

/** The frame of the panes, as high as what is seen of the window: each pane scrolls by itself. */
export function MessagesLayout({ bar, isOpen, list, children }: MessagesLayoutProps) {
  const isKeyboardOpen = useKeyboardOpen();
  const height = useSeenHeight(isOpen && isKeyboardOpen);
  return (
    <div
      className={`flex flex-col md:h-dvh md:overflow-hidden ${isOpen ? 'h-dvh overflow-hidden' : 'min-h-dvh'}`}
      style={height === null ? undefined : { height }}
    >
      <div className={isOpen ? 'contents max-md:[&>header]:hidden max-md:[&>div]:hidden' : 'contents'}>
        <AppBar {...bar} />
      </div>
      <div className="flex min-h-0 grow flex-col md:grid md:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-cols-[22.75rem_minmax(0,1fr)]">
        <div
          {...(isOpen ? BESIDE : ALONE)}
          className={`min-h-0 grow border-line bg-surface outline-none md:flex md:flex-col md:border-r ${isOpen ? 'max-md:hidden' : ''}`}
        >
          {list}
        </div>
        {children}
      </div>
      {bar.viewer && !isOpen ? (
        <TabBar role={bar.viewer.role} unreadCount={bar.unreadCount} currentPath={bar.currentPath ?? ''} />
      ) : null}
    </div>
  );
}

/** One of the two parts is what the page is about; the list stays the same one when a conversation opens beside it. */
const ALONE = { id: 'main', role: 'main', tabIndex: -1 };
const BESIDE = { role: 'region', 'aria-label': 'Conversations' };

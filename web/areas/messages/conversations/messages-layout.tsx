import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { AppBar } from '#web/components/app-bar.tsx';
import { TabBar } from '#web/components/tab-bar.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';

type MessagesLayoutProps = {
  bar: AppBarProps;
  /** A conversation is open: on a phone it takes the full screen. */
  isOpen: boolean;
  list: ReactNode;
  children: ReactNode;
};

/** The frame of the panes, as tall as the visible window: each pane scrolls on its own. */
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

/** One of the two panes is the page's main part; the list stays mounted when a conversation opens beside it. */
const ALONE = { id: 'main', role: 'main', tabIndex: -1 };
const BESIDE = { role: 'region', 'aria-label': 'Conversations' };

/** The height that an on-screen keyboard leaves, in pixels; null without one, and before the first measurement. */
function useSeenHeight(isWanted: boolean): number | null {
  const height = useSyncExternalStore(watch, measure, () => null);
  return isWanted ? height : null;
}

function watch(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // Undoes the scroll with which some browsers reveal the field, because it would hide the header.
    window.scrollTo(0, 0);
    onChange();
  };
  viewport.addEventListener('resize', follow);
  return () => viewport.removeEventListener('resize', follow);
}

function measure(): number | null {
  const viewport = window.visualViewport;
  return viewport ? Math.round(viewport.height * viewport.scale) : null;
}

import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { SkipLink } from '#web/components/skip-link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AdminFrameContext } from './admin-frame-context.ts';
import { Sidebar } from './sidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';

const COOKIE = 'sidebar_state';

const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

const watchers = new Set<() => void>();

const MobileSidebar = lazyPart(async () => (await import('./mobile-sidebar.tsx')).MobileSidebar);

type AdminFrameProps = {
  sidebar: SidebarProps;
  /** The cookie's value, as the server read it. */
  isOpenOnServer: boolean;
  children: ReactNode;
};

/** Wraps every page below /admin and stays mounted while they change. */
export function AdminFrame({ sidebar, isOpenOnServer, children }: AdminFrameProps) {
  const isOpen = useSidebarOpen(isOpenOnServer);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  if (isMenuOpen && !hasMenu) setHasMenu(true);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (window.matchMedia('(min-width: 48rem)').matches) toggleSidebar();
      else setMenuOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <AdminFrameContext value={{ isMenuOpen, setMenuOpen }}>
      <SkipLink />
      <div className="flex min-h-dvh">
        <Sidebar {...sidebar} open={isOpen} onToggle={toggleSidebar} />
        {children}
      </div>
      {hasMenu ? (
        <Suspense>
          <MobileSidebar sidebar={sidebar} open={isMenuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      ) : null}
    </AdminFrameContext>
  );
}

/**
 * Stored in a cookie, so that the server renders the sidebar in its last state. `onServer` is the value the server
 * read.
 */
function useSidebarOpen(onServer: boolean): boolean {
  return useSyncExternalStore(watch, isSidebarOpen, () => onServer);
}

function toggleSidebar(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${COOKIE}=${!isSidebarOpen()}; Path=/; Max-Age=${SEVEN_DAYS_SECONDS}; SameSite=Lax${secure}`;
  for (const notify of watchers) notify();
}

function isSidebarOpen(): boolean {
  return !/(?:^|; )sidebar_state=false(?:;|$)/.test(document.cookie);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

import { type ReactNode, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { SkipLink } from '#web/components/skip-link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AdminFrameContext } from './admin-frame-context.ts';
import { Sidebar } from './sidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';

const COOKIE = 'sidebar_state';

const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

const watchers = new Set<() => void>();

const RecordSearch = lazyPart(async () => (await import('./search/record-search.tsx')).RecordSearch);

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
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [hasSearch, setHasSearch] = useState(false);
  if (isMenuOpen && !hasMenu) setHasMenu(true);
  if (isSearchOpen && !hasSearch) setHasSearch(true);

  function openSearch() {
    setMenuOpen(false);
    setSearchOpen(true);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || (key !== 'b' && key !== 'k')) return;
    event.preventDefault();
    if (key === 'k') openSearch();
    else if (window.matchMedia('(min-width: 48rem)').matches) toggleSidebar();
    else setMenuOpen((wasOpen) => !wasOpen);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <AdminFrameContext value={{ isMenuOpen, setMenuOpen, openSearch }}>
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
      {hasSearch ? (
        <Suspense>
          <RecordSearch open={isSearchOpen} onClose={() => setSearchOpen(false)} />
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

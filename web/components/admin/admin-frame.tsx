import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SkipLink } from '../skip-link.tsx';
import { AdminFrameContext } from './admin-frame-context.ts';
import { Sidebar } from './sidebar.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { toggleSidebar, useSidebarOpen } from './sidebar-state.ts';

const MobileSidebar = lazy(async () => ({ default: (await import('./mobile-sidebar.tsx')).MobileSidebar }));

type AdminFrameProps = {
  sidebar: SidebarProps;
  /** As the server read it from the cookie. */
  isOpenOnServer: boolean;
  children: ReactNode;
};

/** Stands around every page below /admin and stays while they change. */
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

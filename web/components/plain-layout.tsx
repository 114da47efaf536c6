import { lazy, type ReactNode, Suspense } from 'react';
import { AppBar } from './app-bar.tsx';
import { type AppBarProps, VISITOR } from './app-bar-props.ts';
import { Footer } from './footer.tsx';

const TabBar = lazy(() => import('./tab-bar.tsx').then((module) => ({ default: module.TabBar })));

export interface PlainLayoutProps {
  /** A visitor’s bar when left out. */
  bar?: AppBarProps | undefined;
  now: Date;
  /** Stands first in the footer. */
  footerLead?: ReactNode;
  children: ReactNode;
}

/** Bar, page and footer: the frame of everything that is open to the public. */
export function PlainLayout({ bar = VISITOR, now, footerLead, children }: PlainLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar {...bar} />
      <main id="main" tabIndex={-1} className="grow overflow-x-clip">
        {children}
      </main>
      <Footer now={now} isLandingClosed={bar.isSuspended ?? false}>
        {footerLead}
      </Footer>
      {bar.viewer && !bar.isSuspended ? (
        <Suspense>
          <TabBar role={bar.viewer.role} unreadCount={bar.unreadCount} currentPath={bar.currentPath ?? ''} />
        </Suspense>
      ) : null}
    </div>
  );
}

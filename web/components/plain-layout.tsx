import type { ReactNode } from 'react';
import { AppBar, type AppBarProps } from './app-bar.tsx';
import { Footer } from './footer.tsx';
import { TabBar } from './tab-bar.tsx';

const VISITOR: AppBarProps = { viewer: null, unreadCount: 0, onSignOut: () => {} };

export interface PlainLayoutProps {
  /** A visitor’s bar when left out. */
  bar?: AppBarProps;
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
      <Footer now={now}>{footerLead}</Footer>
      {bar.viewer ? (
        <TabBar role={bar.viewer.role} unreadCount={bar.unreadCount} currentPath={bar.currentPath ?? ''} />
      ) : null}
    </div>
  );
}

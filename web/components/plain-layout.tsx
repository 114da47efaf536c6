import { type ReactNode, Suspense } from 'react';
import { type AppBarProps, VISITOR } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AppBar } from './app-bar.tsx';
import { Footer } from './footer.tsx';

const TabBar = lazyPart(async () => (await import('./tab-bar.tsx')).TabBar);

export interface PlainLayoutProps {
  /** Defaults to the visitor’s header. */
  bar?: AppBarProps | undefined;
  now: Date;
  /** Placed first in the footer. */
  footerLead?: ReactNode;
  children: ReactNode;
}

/** The header, page and footer of all public pages. */
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

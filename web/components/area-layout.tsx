import type { ComponentProps, ReactNode } from 'react';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ReadyMade } from '#web/ui/ready-made.tsx';
import { AppBar } from './app-bar.tsx';
import { Link } from './link.tsx';
import { TabBar } from './tab-bar.tsx';

type AreaLayoutProps = { bar: AppBarProps; children: ReactNode };

/** The header, page and tab bar of all pages behind sign-in. Each page sets its own width. */
export function AreaLayout({ bar, children }: AreaLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppBar {...bar} />
      <main id="main" tabIndex={-1} className="grow overflow-x-clip">
        {/* Whatever would change something is disabled in a view by an admin. Links work. */}
        {bar.viewedUntil ? (
          <fieldset disabled aria-label="Read-only view" className="contents">
            {children}
          </fieldset>
        ) : (
          children
        )}
      </main>
      <ReadyMade by={() => ['footer']}>{() => <SlimFooter />}</ReadyMade>
      {bar.viewer && !bar.viewedUntil ? (
        <Tabs role={bar.viewer.role} unreadCount={bar.unreadCount} currentPath={bar.currentPath ?? ''} />
      ) : null}
    </div>
  );
}

function Tabs(tabs: ComponentProps<typeof TabBar>) {
  return <ReadyMade by={() => ['tabs', tabs]}>{() => <TabBar {...tabs} />}</ReadyMade>;
}

const FOOTER_LINKS = [
  { label: 'Help', href: '/help' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
] as const;

function SlimFooter() {
  return (
    <footer className="mt-12 border-line border-t px-4 md:px-10 print:hidden">
      <ul className="flex flex-wrap gap-x-6 text-sm text-ink-2">
        {FOOTER_LINKS.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="foot-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}

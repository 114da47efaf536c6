import { Menu, Moon, Sun } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { NotificationBell } from '#web/components/notifications/notification-bell.tsx';
import { saveTheme } from '#web/components/theme.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';
import { useAdminFrame } from './admin-frame-context.ts';

const LiveAnnouncement = lazyPart(
  async () => (await import('#web/components/announcement-bar.tsx')).LiveAnnouncement,
);
const EmailBanner = lazyPart(async () => (await import('#web/components/email-banner.tsx')).EmailBanner);

type AdminShellProps = {
  /** The section's title in the sidebar. */
  title: string;
  /** Set if the document title differs. */
  headerTitle?: string;
  /** In the title bar, or below it if there is no room. */
  search?: ReactNode;
  /** On the right of the title bar: export, hints. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The title bar and the page, beside the sidebar of the admin frame. The page uses the full width. */
export function AdminShell({ title, headerTitle = title, search, actions, children }: AdminShellProps) {
  const { isMenuOpen, setMenuOpen } = useAdminFrame();
  const { user, email_suppression, announcement, unread_notification_count } = useAuth();
  return (
    <div className="flex min-w-0 grow flex-col">
      <header
        data-unhydrated={useIsHydrated() ? undefined : ''}
        className="sticky top-0 z-20 flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-b bg-paper px-4 max-lg:py-1.5 md:gap-x-3 md:px-6 lg:h-16 lg:flex-nowrap"
      >
        <button
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
          className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control md:hidden"
        >
          <Menu aria-hidden="true" className="size-6 stroke-[1.75]" />
        </button>
        <h1 className="min-w-0 grow truncate font-display text-[1.625rem] leading-[1.4] font-extrabold tracking-[-0.012em] font-stretch-[79%] md:text-[1.875rem]">
          {headerTitle}
        </h1>
        {search ? (
          <div className="flex max-lg:order-last max-lg:basis-full max-lg:pb-1.5 lg:w-72">{search}</div>
        ) : null}
        {actions}
        <NotificationBell unread={unread_notification_count} className="max-md:-mr-2.5" />
        <ThemeToggle className="max-md:hidden" />
      </header>
      {user && email_suppression ? (
        <Suspense>
          <EmailBanner cause={email_suppression} viewer={user} />
        </Suspense>
      ) : announcement ? (
        <Suspense>
          <LiveAnnouncement key={announcement.id} announcement={announcement} />
        </Suspense>
      ) : null}
      <main id="main" tabIndex={-1} aria-label={title} className="flex min-w-0 grow flex-col overflow-x-clip">
        {children}
      </main>
    </div>
  );
}

/** Switches to the other theme. At first only the style sheet knows which theme is active. */
function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <Tooltip label="Switch theme" side="bottom">
      <button
        type="button"
        aria-label="Switch theme"
        onClick={() => saveTheme(isDark() ? 'light' : 'dark')}
        className={`grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:wash hover:text-ink touch:size-11 ${className}`}
      >
        <Moon aria-hidden="true" className="size-5 stroke-[1.75] dark:hidden" />
        <Sun aria-hidden="true" className="hidden size-5 stroke-[1.75] dark:block" />
      </button>
    </Tooltip>
  );
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

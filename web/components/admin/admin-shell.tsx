import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '#web/session/use-auth.ts';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { useAdminFrame } from './admin-frame-context.ts';
import { ThemeToggle } from './theme-toggle.tsx';

type AdminShellProps = {
  /** The title of the sidebar. */
  title: string;
  /** Where the head of the page says something else. */
  headerTitle?: string;
  /** In the title bar, or under it where there is no room. */
  search?: ReactNode;
  /** At the right of the title bar: export, hints. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Title bar and page, beside the sidebar that the frame around all admin pages draws. The page is full bleed. */
export function AdminShell({ title, headerTitle = title, search, actions, children }: AdminShellProps) {
  const { isMenuOpen, setMenuOpen } = useAdminFrame();
  const { unread_notice_count } = useAuth();
  return (
    <div className="flex min-w-0 grow flex-col">
      <header className="sticky top-0 z-20 flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-b bg-paper px-4 max-md:py-1.5 md:h-16 md:flex-nowrap md:gap-x-3 md:px-6">
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
          <div className="flex max-md:order-last max-md:basis-full max-md:pb-1.5 md:w-72">{search}</div>
        ) : null}
        {actions}
        <NoticeBell unread={unread_notice_count} className="max-md:-mr-2.5" />
        <ThemeToggle className="max-md:hidden" />
      </header>
      <main id="main" tabIndex={-1} aria-label={title} className="flex min-w-0 grow flex-col overflow-x-clip">
        {children}
      </main>
    </div>
  );
}

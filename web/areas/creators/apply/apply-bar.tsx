import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { homePath } from '#domain/accounts/navigation.ts';
import { Link } from '#web/components/link.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { TaskUserMenu } from '#web/components/task-user-menu.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';

type ApplyBarProps = {
  bar: AppBarProps;
  /** Shows whether the page is saved. */
  saved: ReactNode;
  onLeave: (event: MouseEvent) => void;
};

/** The bar of the application: the saving state and the exit. */
export function ApplyBar({ bar, saved, onLeave }: ApplyBarProps) {
  return (
    <>
      <SkipLink />
      <header className="relative z-30 border-line border-b bg-paper">
        <div className="flex h-14 items-center gap-3 px-4 md:h-16 md:gap-4 md:px-10">
          <ButtonLink
            variant="ghost"
            shape="icon"
            size="touch"
            className="-ml-3 md:hidden"
            icon={<X aria-hidden="true" />}
            render={({ className, children }) => (
              <Link href="/" aria-label="Save and leave" className={className} onClick={onLeave}>
                {children}
              </Link>
            )}
          />
          <span className="min-w-0 truncate text-lg font-semibold md:hidden">Application</span>
          <Link href={homePath(bar.viewer)} className="hidden rounded-control md:flex">
            <Logo />
          </Link>
          <div className="ml-auto min-w-0">{saved}</div>
          <ButtonLink
            className="max-md:hidden"
            render={(look) => <Link href="/" onClick={onLeave} {...look} />}
          >
            Save and leave
          </ButtonLink>
          {bar.viewer ? (
            <TaskUserMenu viewer={bar.viewer} photoUrl={bar.photoUrl ?? null} onSignOut={bar.onSignOut} />
          ) : null}
        </div>
      </header>
    </>
  );
}

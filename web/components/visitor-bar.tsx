import { VISITOR_LINKS } from '#domain/accounts/navigation.ts';
import type { AuthSearch } from '#web/session/auth-dialog.ts';
import { authHref } from '#web/session/auth-href.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Link } from './link.tsx';
import { MobileMenu, MobileMenuLink } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type VisitorBarProps = { authSearch?: AuthSearch; hasAccount?: boolean };

export function VisitorBar({ authSearch = {}, hasAccount = false }: VisitorBarProps) {
  const signIn = authHref('/login', authSearch);
  const signUp = authHref('/signup', authSearch);
  return (
    <header className="relative z-30 bg-paper print:hidden">
      <div className="mx-auto flex h-15 max-w-[85rem] items-center gap-2 px-5 md:h-19 md:px-8 lg:px-10">
        <Link href="/" className="flex items-center rounded-control touch:min-h-11">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-6 hidden gap-0.75 md:flex lg:ml-11.75">
          {VISITOR_LINKS.map(({ label, href }) => (
            <Link
              key={label}
              href={href}
              className="flex h-11 items-center rounded-control px-3 text-md font-medium text-ink-2 transition-colors hover:text-ink lg:px-4"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {hasAccount ? (
            <ButtonLink href={signIn} variant="ink" size="touch" className="max-md:h-10">
              Sign In
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href={signIn} variant="ghost" size="touch" className="max-md:hidden">
                Sign In
              </ButtonLink>
              <ButtonLink href={signUp} variant="ink" size="touch" className="max-md:h-10">
                Sign Up
              </ButtonLink>
            </>
          )}
          <MobileMenu className="md:hidden">
            {VISITOR_LINKS.map(({ label, href }) => (
              <MobileMenuLink key={label} href={href}>
                {label}
              </MobileMenuLink>
            ))}
            <MobileMenuLink href={signIn}>Sign In</MobileMenuLink>
            {hasAccount ? null : <MobileMenuLink href={signUp}>Sign Up</MobileMenuLink>}
            <li className="flex items-center justify-between border-line border-t px-5 pt-3">
              Theme <ThemeSwitch />
            </li>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

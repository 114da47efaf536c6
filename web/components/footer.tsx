import type { ReactNode } from 'react';
import { VISITOR_LINKS } from '#domain/accounts/navigation.ts';
import { Awning } from '#web/ui/awning.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Link } from './link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const PLAIN_LINKS = [
  { label: 'Help', href: '/help' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
] as const;

type FooterProps = {
  now: Date;
  /** Leaves out the links to sections of the landing page. */
  isLandingClosed?: boolean;
  children?: ReactNode;
};

/** Dark in both themes, under an awning. The children come first, such as the role choice. */
export function Footer({ now, isLandingClosed = false, children }: FooterProps) {
  const links = isLandingClosed ? PLAIN_LINKS : [...VISITOR_LINKS, ...PLAIN_LINKS];
  return (
    <footer className="bg-night text-night-ink [--focus:var(--night-ink)]">
      <Awning stripe={40} drop={36} className="md:hidden" />
      <Awning stripe={60} drop={54} className="max-md:hidden" />
      <div className="mx-auto max-w-[85rem] px-5 pb-9 md:px-8 md:pb-10 lg:px-10">
        {children}
        <div
          className={`grid gap-x-8 gap-y-6 pt-6 md:pt-7 ${children ? 'border-night-line border-t' : ''}  xl:flex xl:items-center xl:justify-between`}
        >
          <Link href="/" className="justify-self-start rounded-control">
            <Logo />
          </Link>
          <nav aria-label="Footer">
            <ul className="grid grid-cols-2 text-md max-md:pointer-coarse:text-touch sm:flex sm:flex-wrap sm:gap-x-7">
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="text-md text-night-ink-2">© {now.getUTCFullYear()} Bizmeet, New York</p>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

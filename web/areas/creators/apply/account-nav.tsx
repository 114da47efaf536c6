import { ChevronRight, UserCog } from 'lucide-react';
import { Link } from '#web/components/link.tsx';

/** Leads to the account from the pages of an application. */
export function AccountNav({ href }: { href: string }) {
  return (
    <nav aria-label="Account">
      <Link
        href={href}
        className="flex min-h-14 items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-3 hover:bg-sel"
      >
        <UserCog aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <span className="min-w-0 grow">
          <span className="block type-item">Account settings</span>
          <span className="block text-base text-ink-2">Sign-in, devices and your data</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-ink-2" />
      </Link>
    </nav>
  );
}

import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/components/link.tsx';

type HelpLineProps = {
  /** The last part of a help page's address. */
  page: string;
  className?: string;
  children: ReactNode;
};

/** A link to the help page about what is shown here. */
export function HelpLine({ page, className = '', children }: HelpLineProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-base text-ink-2 ${className}`}>
      <CircleHelp aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      <Link
        href={`/help/${page}`}
        className="inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink"
      >
        {children}
      </Link>
    </p>
  );
}

import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactPath, type SupportRecordType } from '#domain/messages/support.ts';
import { Link } from '#web/components/link.tsx';

type HelpLineProps = {
  /** The last part of a help page's address. */
  page: string;
  /** The record a question from here is about. Left out, asking isn't offered, as for admins who only look. */
  about?: { type: SupportRecordType; id: string } | null;
  className?: string;
  children: ReactNode;
};

/** Links to the help page about what is shown here, and to a question about it. */
export function HelpLine({ page, about = null, className = '', children }: HelpLineProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2 text-base text-ink-2 print:hidden ${className}`}>
      <CircleHelp aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      <Link href={`/help/${page}`} className={LINK}>
        {children}
      </Link>
      {about ? (
        <>
          <span aria-hidden="true">·</span>
          <Link href={contactPath(about)} className={LINK}>
            Contact us
          </Link>
        </>
      ) : null}
    </p>
  );
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink';

/// <reference types="vite/types/importMeta.d.ts" />
import { type ReactNode, Suspense, useState } from 'react';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/** A component whose code loads when it first renders, and that never changes. */
type StaticPartProps = { children: ReactNode };

/**
 * A part of a page without state. In a page that came from the server the browser keeps what was sent and doesn't load
 * the part's code. It loads the code only where it draws the page itself.
 */
export const StaticPart = import.meta.env.SSR ? DrawnPart : KeptPart;

function DrawnPart({ children }: StaticPartProps) {
  return (
    <div className="contents">
      <Suspense>{children}</Suspense>
    </div>
  );
}

function KeptPart({ children }: StaticPartProps) {
  const isHydrated = useIsHydrated();
  const [wasSent] = useState(!isHydrated);
  if (!wasSent) return <DrawnPart>{children}</DrawnPart>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is in there as it is
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={SENT} />;
}

const SENT = { __html: '' };

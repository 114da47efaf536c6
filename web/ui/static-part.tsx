/// <reference types="vite/types/importMeta.d.ts" />
import { type ReactNode, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Draws something that never changes and has no state. */
type StaticPartProps = { children: () => ReactNode };

/**
 * A part of a page whose code the browser doesn't need. In a page that came from the server it keeps what was sent and
 * asks for nothing to be drawn. A page that the browser draws itself loads the code before.
 */
export const StaticPart = import.meta.env.SSR ? DrawnPart : KeptPart;

function DrawnPart({ children }: StaticPartProps) {
  return <div className="contents">{children()}</div>;
}

function KeptPart({ children }: StaticPartProps) {
  const isHydrated = useIsHydrated();
  const [wasSent] = useState(!isHydrated);
  if (!wasSent) return <DrawnPart>{children}</DrawnPart>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is in there as it is
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={SENT} />;
}

const SENT = { __html: '' };

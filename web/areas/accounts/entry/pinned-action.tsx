import type { ReactNode } from 'react';
import { useKeyboardOpen } from '#web/ui/keyboard-open.ts';

/** The page's one action, pinned to the bottom. While a keyboard is open it scrolls with the page. */
export function PinnedAction({ className = '', children }: { className?: string; children: ReactNode }) {
  const isKeyboardOpen = useKeyboardOpen();
  return <div className={`${className} mt-auto pt-8 ${isKeyboardOpen ? 'pb-5' : pinned}`}>{children}</div>;
}

/** The page fades out above it; focused and floating elements stay clear of it. */
const pinned = [
  'sticky bottom-0 z-20 -mx-5 bg-linear-to-t from-paper from-75% to-transparent px-5 md:-mx-8 md:px-8',
  'pb-[max(1.25rem,env(safe-area-inset-bottom))] [html:has(&)]:[--bar-bottom:6.5rem]',
].join(' ');

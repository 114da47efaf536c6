import type { ReactNode } from 'react';

type NewsProps = {
  /** Set if it replaces the pressed button, to take over its focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The result of the link, as the page's first paragraph. */
export function News({ takesFocus = false, children }: NewsProps) {
  return (
    <p
      role="status"
      {...(takesFocus && { ref: focus, tabIndex: -1 })}
      className="type-prose mt-5 text-ink-2 focus-visible:outline-none"
    >
      {children}
    </p>
  );
}

export function Address({ children }: { children: string }) {
  return <strong className="font-semibold wrap-anywhere text-ink">{children}</strong>;
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

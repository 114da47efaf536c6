import type { ReactNode } from 'react';

type ExampleProps = {
  /** Describes the picture in a sentence. */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A piece of the product as a picture: it has one label, and its parts are neither read out nor operable. */
export function Example({ label, className = '', children }: ExampleProps) {
  return (
    <div
      role="img"
      aria-label={`Example: ${label}`}
      className={`pointer-events-none select-none ${className}`}
    >
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

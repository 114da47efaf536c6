import type { ReactNode } from 'react';

/** The rendered width of a tile. */
export const TILE_SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw';

export function MediaGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-4 md:gap-y-8 lg:grid-cols-4"
    >
      {children}
    </ul>
  );
}

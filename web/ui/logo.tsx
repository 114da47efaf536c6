import { MARK_SHAPES, MARK_VIEW_BOX } from '#art/marks.ts';

/** Without the word the logo is still named for screen readers. */
export function Logo({ word = true }: { word?: boolean }) {
  return (
    <span className="logo">
      <LogoMark />
      <span className={word ? undefined : 'sr-only'}>Bizmeet</span>
    </span>
  );
}

/** A red tile with an awning over two doors. Its colors are the same in both themes. */
export function LogoMark({ className = 'size-7.5' }: { className?: string }) {
  return (
    <svg viewBox={MARK_VIEW_BOX} className={`shrink-0 ${className}`} aria-hidden="true">
      {MARK_SHAPES.map((shape) => (
        <path key={shape.d} d={shape.d} fill={shape.fill} />
      ))}
    </svg>
  );
}

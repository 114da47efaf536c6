import { MARK_SHAPES, MARK_VIEW_BOX } from '#art/marks.ts';

/** Without the word the logo is still named for screen readers. */
export function Logo({ className = '', word = true }: { className?: string; word?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-2.25 font-display text-[min(1.4375rem,7.2vw)] md:text-[1.4375rem] leading-none font-extrabold tracking-[-0.025em] font-stretch-[86%] ${className}`}
    >
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

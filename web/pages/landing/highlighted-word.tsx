/**
 * The one marked word of a headline. The stroke is measured in the size of the type it lies under; it draws
 * itself once, left to right. By night it covers the whole word: ink would be lost on dark paper.
 */
export function HighlightedWord({ children }: { children: string }) {
  return (
    <mark className="relative isolate bg-transparent text-on-mark forced-colors:bg-[Mark]">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 111"
        preserveAspectRatio="none"
        className="absolute top-[0.258em] -left-[0.105em] -z-10 h-[0.691em] w-[calc(100%+0.19em)] fill-yellow overflow-visible transition-[clip-path] duration-[320ms] ease-out [clip-path:inset(-30%_0)] starting:[clip-path:inset(-30%_100%_-30%_0)]"
      >
        <path d={STROKE} />
        <path
          d={STROKE}
          transform="translate(0 -16) scale(1 1.4)"
          className="fill-[light-dark(transparent,var(--yellow))]"
        />
      </svg>
      {children}
    </mark>
  );
}

const STROKE =
  'M4 12C2 12.200 .5 16 .4 19L.6 23L4.500 34L0 49L5.500 68L1.500 84L5 103C7 109 11 111 15 110.600L303 105.500C309 105.300 312 104 314 99L319 81L315 64L320 47.500L315.500 32L319.500 11C320 4 318 .2 313 .1Z';

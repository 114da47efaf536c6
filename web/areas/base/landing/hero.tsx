import { ArrowRight } from 'lucide-react';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { ButtonLink } from '#web/ui/button.tsx';

import { Street } from './street.tsx';

const STROKE =
  'M4 12C2 12.200 .5 16 .4 19L.6 23L4.500 34L0 49L5.500 68L1.500 84L5 103C7 109 11 111 15 110.600L303 105.500C309 105.300 312 104 314 99L319 81L315 64L320 47.500L315.500 32L319.500 11C320 4 318 .2 313 .1Z';

type HeroProps = { campaigns: Showcase['campaigns']; now: Date };

export function Hero({ campaigns, now }: HeroProps) {
  return (
    <section aria-labelledby="poster">
      <div className="mx-auto max-w-[85rem] px-5 pt-6 md:px-8 md:pt-7.25 lg:px-10">
        <h1 id="poster" className="type-poster max-sm:text-[min(23.5vw,7rem)] lg:text-[min(10rem,12.2vw)]">
          New York’s storefronts are <HighlightedWord>hiring</HighlightedWord> creators.
        </h1>
        <div className="mt-5.5 grid grid-cols-1 gap-6 lg:mt-7.5 lg:flex lg:items-end lg:justify-between lg:gap-12">
          <p className="max-w-[43.5rem] text-[1.125rem] leading-6.75 text-ink-2 lg:text-xl lg:leading-7.5 lg:tracking-[-0.012em]">
            Local businesses post paid campaigns. Creators apply, film on the block and get paid. The money is
            set aside before anyone presses record.
          </p>
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <ButtonLink href="/signup?role=business&intent=post-job" size="large" className="max-sm:w-full">
              Post a campaign
            </ButtonLink>
            <ButtonLink
              href="/signup?role=creator&intent=browse-opportunities"
              variant="primary"
              size="large"
              className="max-sm:w-full"
            >
              Find paid campaigns
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          </div>
        </div>
      </div>
      <Street campaigns={campaigns} now={now} />
    </section>
  );
}

/**
 * The highlighted word of a headline. The stroke scales with the type under it and draws itself once, left to right. In
 * dark mode it covers the full word, because ink would be lost on a dark background.
 */
function HighlightedWord({ children }: { children: string }) {
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

import { ArrowRight } from 'lucide-react';
import type { Showcase } from '#contract/showcase.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { HighlightedWord } from './highlighted-word.tsx';
import { Street } from './street.tsx';

type HeroProps = { campaigns: Showcase['campaigns']; now: Date };

export function Hero({ campaigns, now }: HeroProps) {
  return (
    <section aria-labelledby="poster">
      <div className="mx-auto max-w-[85rem] px-5 pt-6 md:px-8 md:pt-7.25 lg:px-10">
        <h1 id="poster" className="type-poster max-sm:text-[min(23.5vw,7rem)] lg:text-[min(10rem,12.2vw)]">
          New York’s storefronts are <HighlightedWord>hiring</HighlightedWord> creators.
        </h1>
        <div className="mt-5.5 grid gap-6 lg:mt-7.5 lg:flex lg:items-end lg:justify-between lg:gap-12">
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

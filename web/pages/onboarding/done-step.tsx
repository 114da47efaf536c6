import { useEffect, useRef } from 'react';
import type { MediaFile } from '#contract/media.ts';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { Storefront } from './storefront-preview.tsx';

type DoneStepProps = { onboarding: Onboarding; logo: MediaFile | null };

/** The shop on the street, and the one way on. */
export function DoneStep({ onboarding: { business, location }, logo }: DoneStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // No address changed, so nothing else moves the reader to the top of what is new.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const place =
    location?.neighborhood && `${location.neighborhood}${location.borough ? `, ${location.borough}` : ''}`;
  return (
    <div className="mx-auto grid w-full max-w-wide items-center gap-x-18 gap-y-8 px-5 pt-7 pb-12 md:px-10 md:pt-13 lg:grid-cols-2">
      <div className="overflow-clip rounded-card border border-line lg:order-last">
        <Storefront business={business} className="aspect-square" />
        <div className="flex items-center gap-3 border-line border-t bg-surface p-5">
          <LogoPicture file={logo} className="size-11" />
          <div className="min-w-0">
            <p className="type-block-title text-xl break-words">{business?.business_name}</p>
            {place ? <p className="text-base text-ink-2">{place}</p> : null}
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <h1 ref={heading} className="type-page-title break-words outline-none" tabIndex={-1}>
          {business?.business_name} is on the street.
        </h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">
          Creators nearby can find you from now on. We have sent you a letter that says so.
        </p>
        <ProgressStops className="mt-8" label="What to do next" direction="down" size="roomy" stops={STOPS} />
        <ButtonLink
          variant="primary"
          size="large"
          className="mt-8"
          render={(look) => <Link href="/business" {...look} />}
        >
          Open my dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

const STOPS: readonly Stop[] = [
  { label: 'Shop set up', state: 'done' },
  {
    label: 'Show it',
    state: 'now',
    note: 'A photo of the front and a few of the inside say more than a sign.',
  },
  {
    label: 'Ask somebody in',
    state: 'next',
    note: 'Whoever runs the counter can look after campaigns with you.',
  },
  { label: 'Say what to film', state: 'paid', note: 'What you would like made, and what it pays.' },
];

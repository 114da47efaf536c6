import { useEffect, useRef } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProgressStops, type Stop } from '#web/ui/progress-stops.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { Storefront } from './storefront-preview.tsx';

type DoneStepProps = { onboarding: Onboarding; logo: MediaFile | null };

/** The finished shop, and one link to continue. */
export function DoneStep({ onboarding: { business, location }, logo }: DoneStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The address doesn't change here, so scroll to the top explicitly.
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
          {business?.business_name} is ready
        </h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">We emailed you a confirmation.</p>
        <ProgressStops className="mt-8" label="Next steps" direction="down" size="roomy" stops={STOPS} />
        <ButtonLink
          variant="primary"
          size="large"
          className="mt-8"
          render={(look) => <Link href="/business" {...look} />}
        >
          Go to dashboard
        </ButtonLink>
      </div>
    </div>
  );
}

const STOPS: readonly Stop[] = [
  { label: 'Shop set up', state: 'done' },
  {
    label: 'Add photos',
    link: (look) => <Link href="/business/media" {...look} />,
    state: 'now',
    note: 'Add a photo of the storefront and a few from inside.',
  },
  {
    label: 'Invite a manager',
    link: (look) => <Link href="/business/settings#members" {...look} />,
    state: 'next',
    note: 'Let someone on your team manage campaigns with you.',
  },
  {
    label: 'Post your first campaign',
    link: (look) => <Link href="/business/campaigns/new" {...look} />,
    state: 'paid',
    note: 'Choose what you’d like made and what it pays.',
  },
];

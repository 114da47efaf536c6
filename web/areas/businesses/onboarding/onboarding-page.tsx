import { Suspense } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import type { OnboardingStep } from '#domain/businesses/onboarding.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import type { OwnAccount } from '#web/components/home/account-sections.tsx';
import { Link } from '#web/components/link.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import type { OnboardingActions } from './onboarding-actions.ts';
import { OnboardingBar } from './onboarding-bar.tsx';
import { OwnAccountDetails } from './own-account-details.tsx';
import { TypedStep } from './typed-step.tsx';
import { WebsiteStep } from './website-step.tsx';

/** The map's code is fetched with its step: the earlier steps are done on a phone in a hurry. */
const LocationStep = lazyPart(async () => (await import('./location-step.tsx')).LocationStep);

type OnboardingPageProps = {
  bar: AppBarProps;
  own: OwnAccount;
  step: OnboardingStep;
  /** True if the owner prefers typing to checking. */
  isTyped: boolean;
  onboarding: Onboarding;
  industries: Industries;
  neighborhoods: readonly Neighborhood[];
  logo: MediaFile | null;
  actions: OnboardingActions;
  onGo: (step: OnboardingStep) => Promise<void>;
};

export function OnboardingPage(props: OnboardingPageProps) {
  const { bar, step, onboarding } = props;
  return (
    <div className="flex min-h-dvh flex-col">
      <OnboardingBar bar={bar} step={step} isKept={onboarding.business !== null} />
      <main id="main" tabIndex={-1} className="flex grow flex-col overflow-x-clip">
        <Step {...props} />
      </main>
      {step === 'location' || step === 'done' ? null : <Foot isFirst={step === 'website'} />}
    </div>
  );
}

function Step({
  own,
  step,
  isTyped,
  onboarding,
  industries,
  neighborhoods,
  logo,
  actions,
  onGo,
}: OnboardingPageProps) {
  if (step === 'website') {
    return (
      <>
        <WebsiteStep
          account={own.account}
          onboarding={onboarding}
          actions={actions}
          onDone={() => onGo('details')}
        />
        <OwnAccountDetails own={own} />
      </>
    );
  }
  if (step === 'details') {
    const parts = { onboarding, industries, logo, actions, onDone: () => onGo('location') };
    return isTyped ? <TypedStep {...parts} /> : <DetailsStep {...parts} />;
  }
  if (step === 'done') return <DoneStep onboarding={onboarding} logo={logo} />;
  return (
    <Suspense fallback={<Spinner />}>
      <LocationStep
        onboarding={onboarding}
        neighborhoods={neighborhoods}
        actions={actions}
        onDone={() => onGo('done')}
      />
    </Suspense>
  );
}

function Foot({ isFirst }: { isFirst: boolean }) {
  const links = [
    ...(isFirst ? [] : [{ label: 'Account settings', href: '/onboarding?step=website#account' }]),
    { label: 'Help', href: '/help' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Terms of Service', href: '/terms-of-service' },
  ];
  return (
    <footer className="mx-auto mt-12 w-full max-w-wide px-5 pb-4 md:px-10">
      <ul className="flex flex-wrap gap-x-6 border-line border-t text-sm text-ink-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="foot-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}

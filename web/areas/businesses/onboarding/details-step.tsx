import type { MediaFile } from '#contract/base/media.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { missingIn, REQUIRED } from '#domain/businesses/onboarding.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import { StepFoot } from '#web/components/step-foot.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { GoalsSection } from './goals-section.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';
import { isReading } from './onboarding-options.ts';
import { ReadAgainField } from './read-again-field.tsx';
import { readingIntro, readingUrl } from './reading-words.ts';
import { acceptVerb, openFindings, rowsOf } from './rows.ts';
import { StorefrontPreview } from './storefront-preview.tsx';

type DetailsStepProps = {
  onboarding: Onboarding;
  industries: Industries;
  logo: MediaFile | null;
  actions: OnboardingActions;
  onDone: () => Promise<void>;
};

/** The findings from the website, for the owner to check. */
export function DetailsStep({ onboarding, industries, logo, actions, onDone }: DetailsStepProps) {
  const { business, enrichment, goals, other_goal } = onboarding;
  const rows = rowsOf(onboarding, logo !== null);
  const open = openFindings(rows);
  const openRows = rows.filter(({ state }) => state === 'open').length;
  const hasAccepted = rows.some(({ state, findings }) => state === 'settled' && findings.length > 0);
  const isBusy = isReading(onboarding, Date.now());
  const { title, lead } = readingIntro(enrichment, isBusy);

  const accepting = useOnboardingAction(
    async () => {
      for (const finding of open) await actions.decide(finding, { decision: 'accepted' });
    },
    { failed: 'Some changes weren’t saved' },
  );
  const leaving = useOnboardingAction(onDone);

  function goToLocation() {
    const missing = missingIn({
      has_name: business?.has_name ?? false,
      industry: business?.industry ?? null,
      has_location: true,
    });
    if (missing.length > 0) {
      return leaving.say(`Accept or type ${missing.map((what) => REQUIRED[what]).join(' and ')} first.`);
    }
    void leaving.run();
  }

  const kit = {
    onboarding,
    industries,
    actions,
    logo: <LogoPicture file={logo} className="size-14" />,
    readingUrl: readingUrl(enrichment),
  };
  return (
    <div className="mx-auto grid w-full max-w-wide gap-x-12 px-5 pt-7 md:px-10 md:pt-12 lg:grid-cols-[23.5rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h1 className="type-page-title lg:text-[3.4375rem]">{title}</h1>
        <p className="mt-4 text-md text-ink-2 md:text-lg">{lead}</p>
        <div className="mt-6">
          <ReadAgainField onboarding={onboarding} onReadAgain={actions.readAgain} />
        </div>
        <div className="mt-7 max-lg:hidden">
          <StorefrontPreview
            business={business}
            place={null}
            logo={<LogoPicture file={logo} className="size-11" />}
          />
        </div>
      </div>
      <div className="min-w-0 max-lg:mt-7">
        <FindingsPanel rows={rows} kit={kit} />
        <div className="mt-6">
          <GoalsSection goals={goals} other_goal={other_goal} onChange={actions.change} />
        </div>
        <FormAlert className="mt-5">{leaving.problem}</FormAlert>
        <StepFoot
          note={isBusy ? 'You can continue while pictures load.' : 'You can change everything later.'}
        >
          {openRows > 0 ? (
            <Button
              size="large"
              loading={accepting.isBusy}
              onClick={() => void accepting.run()}
              className="max-md:px-3"
            >
              {acceptVerb(openRows, hasAccepted)}
            </Button>
          ) : null}
          <Button
            variant="primary"
            size="large"
            loading={leaving.isBusy}
            onClick={goToLocation}
            className="max-md:px-3"
          >
            <span>
              Continue<span className="max-md:sr-only"> to location</span>
            </span>
          </Button>
        </StepFoot>
      </div>
    </div>
  );
}

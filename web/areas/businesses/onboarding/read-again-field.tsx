import { type FormEvent, useState } from 'react';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { readWebsite, shortAddress } from '#domain/businesses/website.ts';
import { NO_ERRORS } from '#web/api/form-errors.ts';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';
import { isReading } from './onboarding-options.ts';
import { readingWords } from './reading-words.ts';
import { WebsiteField } from './website-field.tsx';

type ReadAgainFieldProps = { onboarding: Onboarding; onReadAgain: OnboardingActions['readAgain'] };

/** The website field, with the state of the last reading. */
export function ReadAgainField({ onboarding, onReadAgain }: ReadAgainFieldProps) {
  const { business, enrichment } = onboarding;
  const saved = enrichment?.website_url ?? business?.website ?? '';
  const [typed, setTyped] = useState(shortAddress(saved));
  const asking = useOnboardingAction(onReadAgain, { names: ['website_url'] });
  const error = asking.fields.website_url ?? asking.problem;
  const isBusy = asking.isBusy || isReading(onboarding, Date.now());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const website = typed === shortAddress(saved) ? saved : readWebsite(typed);
    if (website === null) return asking.say('Enter an address like yourshop.com');
    void asking.run(website);
  }

  const failure = enrichment?.status === 'failed' ? enrichment.failure : null;
  return (
    <form noValidate onSubmit={submit}>
      <WebsiteField
        label="Your website"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          asking.refuse(NO_ERRORS);
        }}
        error={error ?? failure}
        hint={enrichment ? readingWords(enrichment) : undefined}
        trail={
          <button
            type="submit"
            aria-busy={isBusy || undefined}
            className="-mr-1.5 inline-flex min-h-9 shrink-0 items-center gap-2 rounded-dense px-1.5 text-base font-semibold text-ink-2 hover:wash hover:text-ink touch:min-h-11"
          >
            {isBusy ? <SpinnerRing /> : null}
            Read again
          </button>
        }
      />
    </form>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readWebsite, shortAddress } from '#domain/businesses/website.ts';
import { NO_ERRORS } from '#web/api/form-errors.ts';
import { firstName } from '#web/components/home/first-name.ts';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';
import { stepHref } from './steps.ts';
import { StorefrontPreview } from './storefront-preview.tsx';
import { WebsiteField } from './website-field.tsx';

type WebsiteStepProps = {
  account: Account;
  onboarding: Onboarding;
  actions: OnboardingActions;
  onDone: () => Promise<void>;
};

/** The first step: a website saves most of the typing, and skipping it takes one press. */
export function WebsiteStep({ account, onboarding: { business }, actions, onDone }: WebsiteStepProps) {
  const saved = business?.website ?? null;
  const [typed, setTyped] = useState(saved ? shortAddress(saved) : '');
  const form = useRef<HTMLFormElement>(null);
  const sending = useOnboardingAction(
    async (website: string) => {
      if (website === saved) return;
      const { is_new } = await actions.describe({ website });
      if (!is_new) await actions.readAgain(website);
    },
    { after: onDone, names: ['website'], form },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const website = typed === (saved && shortAddress(saved)) ? saved : readWebsite(typed);
    if (website === null) {
      const isEmpty = typed.trim() === '';
      const missing = isEmpty
        ? 'Enter your website, or continue without one'
        : 'Enter an address like yourshop.com';
      return sending.refuse({ fields: { website: missing }, rest: null });
    }
    void sending.run(website);
  }

  return (
    <div className="mx-auto grid w-full max-w-wide gap-x-18 gap-y-10 px-5 pt-8 md:px-10 md:pt-13 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="min-w-0">
        <h1 className="type-page-title break-words">Welcome, {firstName(account)}.</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">{ledeFor(account)}</p>
        <form ref={form} noValidate onSubmit={submit} className="mt-8 max-w-[34rem]">
          <FormAlert className="mb-4">{sending.problem}</FormAlert>
          <WebsiteField
            label="Your website"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              sending.refuse(NO_ERRORS);
            }}
            error={sending.fields.website ?? null}
            hint="We read up to six public pages."
          />
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <Button type="submit" variant="primary" size="large" loading={sending.isBusy}>
              Read my website
            </Button>
            <ButtonLink size="large" render={(look) => <Link href={stepHref('details')} {...look} />}>
              {business ? 'Continue without it' : 'I don’t have a website'}
            </ButtonLink>
          </div>
        </form>
      </div>
      <div className="max-w-[25.5rem] max-lg:hidden">
        <StorefrontPreview business={business} place={null} logo={null} />
      </div>
    </div>
  );
}

/** A person removed from a business, or who never set one up, starts like a new owner. */
function ledeFor({ is_business_onboarding, business }: Account): string {
  if (business === null && !is_business_onboarding) {
    return 'This account isn’t part of a business right now. Set up your own, or ask an owner to invite you.';
  }
  return 'We’ll fill in your profile from your website. You approve it before creators see anything.';
}

import { type FormEvent, useRef, useState } from 'react';
import type { Account } from '#domain/access.ts';
import { readWebsite, shortAddress } from '#domain/website.ts';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import { focusField } from '#web/components/door/focus-field.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { Link } from '#web/components/link.tsx';
import { readTrouble } from '#web/components/settings/form-trouble.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { OnboardingActions } from './onboarding-actions.ts';
import { stepHref } from './steps.ts';
import { StorefrontPreview } from './storefront-preview.tsx';
import { WebsiteField } from './website-field.tsx';

type WebsiteStepProps = {
  account: Account;
  onboarding: Onboarding;
  actions: OnboardingActions;
  onDone: () => void;
};

/** The first stop: a website saves most of the typing, and having none costs one press. */
export function WebsiteStep({ account, onboarding: { business }, actions, onDone }: WebsiteStepProps) {
  const saved = business?.website ?? null;
  const [typed, setTyped] = useState(saved ? shortAddress(saved) : '');
  const [error, setError] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(message: string) {
    setError(message);
    if (form.current) focusField(form.current, 'website');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const website = typed === (saved && shortAddress(saved)) ? saved : readWebsite(typed);
    if (website === null) {
      return refuse(
        typed.trim() === '' ? 'Enter the address, or go on without one' : 'It looks like yourshop.com',
      );
    }
    setIsSending(true);
    setAlert(null);
    try {
      if (website !== saved) {
        const { is_new } = await actions.describe({ website });
        if (!is_new) await actions.readAgain(website);
      }
      onDone();
    } catch (cause) {
      const { fields, rest } = readTrouble(cause, ['website']);
      if (fields.website) refuse(fields.website);
      setAlert(rest);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-wide gap-x-18 gap-y-10 px-5 pt-8 md:px-10 md:pt-13 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <div className="min-w-0">
        <h1 className="type-page-title break-words">Welcome, {firstName(account)}.</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">{ledeFor(account)}</p>
        <form ref={form} noValidate onSubmit={submit} className="mt-8 max-w-[34rem]">
          <FormAlert className="mb-4">{alert}</FormAlert>
          <WebsiteField
            label="Your website"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setError(null);
            }}
            error={error}
            hint="We read up to six of its pages, as any visitor could."
          />
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <Button type="submit" variant="primary" size="large" loading={isSending}>
              Read my website
            </Button>
            <ButtonLink size="large" render={(look) => <Link href={stepHref('details')} {...look} />}>
              {business ? 'Go on without reading' : 'I have no website'}
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

/** Whoever was taken out of a business, or never set one up, begins like a new owner. */
function ledeFor({ is_business_onboarding, business }: Account): string {
  if (business === null && !is_business_onboarding) {
    return 'This account belongs to no business right now. Set up one of your own, or ask the owner of one to add you.';
  }
  return 'Where is your shop online? What its website says, you need not type: you check what we found, and creators see nothing before you do.';
}

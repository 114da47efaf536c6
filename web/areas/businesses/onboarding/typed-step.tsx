import { type FormEvent, useRef, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import { formatCount } from '#domain/format/count.ts';
import { type FormErrors, NO_ERRORS } from '#web/api/form-errors.ts';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import { StepFoot } from '#web/components/step-foot.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GoalsSection } from './goals-section.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { LogoUpload } from './logo-upload.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';
import { StorefrontPreview } from './storefront-preview.tsx';

const FIELDS = ['business_name', 'industry', 'description'] as const;
type FieldName = (typeof FIELDS)[number];

type TypedStepProps = {
  onboarding: Onboarding;
  industries: Industries;
  logo: MediaFile | null;
  actions: OnboardingActions;
  onDone: () => Promise<void>;
};

/** The details as a form, for a shop without a website or with too little on it. */
export function TypedStep({ onboarding, industries, logo, actions, onDone }: TypedStepProps) {
  const { business, goals, other_goal } = onboarding;
  const [name, setName] = useState(business?.has_name ? business.business_name : '');
  const [industry, setIndustry] = useState(business?.industry ?? '');
  const [description, setDescription] = useState(business?.description ?? '');
  const form = useRef<HTMLFormElement>(null);
  const shown = {
    ...(business ?? EMPTY_SHOP),
    business_name: name.trim() || 'Your shop name',
    has_name: name.trim() !== '',
    industry: industry || null,
  };

  /** Saved as soon as there is a name, so that an owner who leaves can come back to it. */
  async function keep(): Promise<void> {
    const typed = {
      business_name: name.trim(),
      description: description.trim(),
      ...(industry && { industry }),
    };
    await actions.describe(typed);
  }

  const keeping = useOnboardingAction(keep);
  const sending = useOnboardingAction(keep, { after: onDone, names: FIELDS, form });

  function submit(event: FormEvent) {
    event.preventDefault();
    const fields: FormErrors<FieldName>['fields'] = {};
    if (name.trim() === '') fields.business_name = 'Enter your business name';
    if (industry === '') fields.industry = 'Choose an industry';
    if (description.trim().length > BUSINESS_DESCRIPTION_MAX_LENGTH)
      fields.description = `Shorten it to ${formatCount(BUSINESS_DESCRIPTION_MAX_LENGTH)} characters`;
    if (Object.keys(fields).length > 0) return sending.refuse({ fields, rest: null });
    void sending.run();
  }

  return (
    <div className="mx-auto grid w-full max-w-wide gap-x-12 px-5 pt-7 md:px-10 md:pt-12 lg:grid-cols-[23.5rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h1 className="type-page-title lg:text-[3.4375rem]">Tell us about your shop</h1>
        <p className="mt-4 text-md text-ink-2 md:text-lg">A name and an industry are enough to start.</p>
        <div className="mt-7 max-lg:hidden">
          <StorefrontPreview
            business={shown}
            place={null}
            logo={<LogoPicture file={logo} className="size-11" />}
          />
        </div>
      </div>
      <div className="min-w-0 max-lg:mt-7">
        <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label="Business name"
            name="business_name"
            autoComplete="organization"
            maxLength={BUSINESS_NAME_MAX_LENGTH}
            required
            value={name}
            onBlur={() => name.trim() !== '' && name.trim() !== business?.business_name && void keeping.run()}
            error={sending.fields.business_name}
            onChange={(event) => {
              setName(event.target.value);
              sending.refuse(NO_ERRORS);
            }}
          />
          <NativeSelect
            label="Industry"
            name="industry"
            options={industries.map(({ slug, name: label }) => ({ value: slug, label }))}
            value={industry}
            error={sending.fields.industry}
            onChange={(event) => {
              setIndustry(event.target.value);
              sending.refuse(NO_ERRORS);
            }}
          />
          <TextArea
            label="About your shop"
            name="description"
            limit={BUSINESS_DESCRIPTION_MAX_LENGTH}
            hint="Tell creators what you make and what it’s like to be there. You can do this later."
            value={description}
            error={sending.fields.description}
            onChange={(event) => {
              setDescription(event.target.value);
              sending.refuse(NO_ERRORS);
            }}
          />
          {business ? (
            <div>
              <p className="mb-1.5 text-sm font-semibold">Logo</p>
              <div className="flex flex-wrap items-center gap-3.5">
                <LogoPicture file={logo} className="size-14" />
                <LogoUpload businessId={business.id} />
              </div>
            </div>
          ) : null}
          {business ? <GoalsSection goals={goals} other_goal={other_goal} onChange={actions.change} /> : null}
          <FormAlert>{sending.problem}</FormAlert>
          <StepFoot note="You can change everything later.">
            <Button type="submit" variant="primary" size="large" loading={sending.isBusy}>
              <span>
                Continue<span className="max-md:sr-only"> to location</span>
              </span>
            </Button>
          </StepFoot>
        </form>
      </div>
    </div>
  );
}

const EMPTY_SHOP = { id: '', slug: 'your-shop', website: null, description: '', social_links: [] };

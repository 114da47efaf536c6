import { type FormEvent, useRef, useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import { BUSINESS_DESCRIPTION_MAX_LENGTH, BUSINESS_NAME_MAX_LENGTH } from '#domain/limits.ts';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import { focusField } from '#web/components/door/focus-field.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import type { Industries } from '#web/components/enrichment/found-words.ts';
import { type FormTrouble, NO_TROUBLE, readTrouble } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GoalsSection } from './goals-section.tsx';
import { LogoPicture } from './logo-picture.tsx';
import { LogoUpload } from './logo-upload.tsx';
import type { OnboardingActions } from './onboarding-actions.ts';
import { StepFoot } from './step-foot.tsx';
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

/** The same details typed, for a shop without a website or one that says too little. */
export function TypedStep({ onboarding, industries, logo, actions, onDone }: TypedStepProps) {
  const { business, goals, other_goal } = onboarding;
  const [name, setName] = useState(business?.has_name ? business.business_name : '');
  const [industry, setIndustry] = useState(business?.industry ?? '');
  const [description, setDescription] = useState(business?.description ?? '');
  const [trouble, setTrouble] = useState<FormTrouble<FieldName>>(NO_TROUBLE);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = {
    ...(business ?? EMPTY_SHOP),
    business_name: name.trim() || 'Your sign',
    has_name: name.trim() !== '',
    industry: industry || null,
  };

  function refuse(next: FormTrouble<FieldName>) {
    setTrouble(next);
    const first = FIELDS.find((field) => next.fields[field]);
    if (first) focusField(form.current, first);
  }

  /** Kept as soon as there is a name, so that whoever leaves finds it again. */
  async function keep(): Promise<void> {
    const typed = {
      business_name: name.trim(),
      description: description.trim(),
      ...(industry && { industry }),
    };
    await actions.describe(typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const fields: FormTrouble<FieldName>['fields'] = {};
    if (name.trim() === '') fields.business_name = 'Enter the name on the sign';
    if (industry === '') fields.industry = 'Choose the kind of shop';
    if (description.trim().length > BUSINESS_DESCRIPTION_MAX_LENGTH)
      fields.description = `Cut it to ${BUSINESS_DESCRIPTION_MAX_LENGTH} characters`;
    if (Object.keys(fields).length > 0) return refuse({ fields, rest: null });
    setIsSending(true);
    try {
      await keep();
      await onDone();
    } catch (cause) {
      refuse(readTrouble(cause, FIELDS));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="mx-auto grid w-full max-w-wide gap-x-12 px-5 pt-7 md:px-10 md:pt-12 lg:grid-cols-[23.5rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h1 className="type-page-title lg:text-[3.4375rem]">Tell us about the shop.</h1>
        <p className="mt-4 text-md text-ink-2 md:text-lg">A name and a kind of shop are enough to begin.</p>
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
            label="Name on the sign"
            name="business_name"
            autoComplete="organization"
            maxLength={BUSINESS_NAME_MAX_LENGTH}
            required
            value={name}
            onBlur={() =>
              name.trim() !== '' &&
              name.trim() !== business?.business_name &&
              void keep().catch(() => undefined)
            }
            error={trouble.fields.business_name}
            onChange={(event) => {
              setName(event.target.value);
              setTrouble(NO_TROUBLE);
            }}
          />
          <NativeSelect
            label="Kind of shop"
            name="industry"
            options={industries.map(({ slug, name: label }) => ({ value: slug, label }))}
            value={industry}
            error={trouble.fields.industry}
            onChange={(event) => {
              setIndustry(event.target.value);
              setTrouble(NO_TROUBLE);
            }}
          />
          <TextArea
            label="What creators should know"
            name="description"
            limit={BUSINESS_DESCRIPTION_MAX_LENGTH}
            hint="What you make, and what it is like to be there. You can leave it for later."
            value={description}
            error={trouble.fields.description}
            onChange={(event) => {
              setDescription(event.target.value);
              setTrouble(NO_TROUBLE);
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
          <FormAlert>{trouble.rest}</FormAlert>
          <StepFoot note="Everything here can be changed later.">
            <Button type="submit" variant="primary" size="large" loading={isSending}>
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

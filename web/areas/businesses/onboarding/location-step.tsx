import { Globe } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { Link } from '#web/components/link.tsx';
import {
  checkDraft,
  LOCATION_FIELDS,
  type LocationDraft,
  requestOf,
} from '#web/components/locations/location-draft.ts';
import { LocationForm } from '#web/components/locations/location-form.tsx';
import { LocationMap } from '#web/components/locations/location-map.tsx';
import { useLocationDraft } from '#web/components/locations/use-location-draft.ts';
import { usePlaceAddress } from '#web/components/locations/use-place-address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { startOf } from './location-start.ts';
import { NearbyCreators } from './nearby-creators.tsx';
import { type OnboardingActions, useOnboardingAction } from './onboarding-actions.ts';
import { stepHref } from './steps.ts';
import { Storefront } from './storefront-preview.tsx';

type LocationStepProps = {
  onboarding: Onboarding;
  neighborhoods: readonly Neighborhood[];
  actions: OnboardingActions;
  onDone: () => Promise<void>;
};

/** The shop's location: an address, a pin, and who can see the street number. Saving it finishes the setup. */
export function LocationStep({ onboarding, neighborhoods, actions, onDone }: LocationStepProps) {
  const [{ initial, source }] = useState(() => startOf(onboarding));
  const place = usePlaceAddress();
  const location = useLocationDraft({ initial, neighborhoods, place });
  const form = useRef<HTMLFormElement>(null);
  const { draft } = location;
  const [hasTried, setHasTried] = useState(false);
  const saving = useOnboardingAction(
    async (sent: LocationDraft) => {
      await actions.place(requestOf(sent));
      await actions.complete();
    },
    { after: onDone, names: LOCATION_FIELDS, form },
  );

  // An address from the website is placed on the map right away.
  const findAtOnce = useRef(initial.address !== '' && initial.latitude === null);
  useEffect(() => {
    if (!findAtOnce.current) return;
    findAtOnce.current = false;
    void location.findAddress({ again: true });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isBusy || location.isPlacing) return;
    const wrong = checkDraft(draft);
    setHasTried(true);
    if (Object.keys(wrong).length > 0) return saving.refuse({ fields: wrong, rest: null });
    void saving.run(draft);
  }

  // The server's errors show until the draft changes, our own until they are fixed.
  const errors = {
    ...(saving.input === draft && saving.fields),
    ...(hasTried && checkDraft(draft)),
  };

  const isAsFound = source !== null && draft.address === initial.address;
  return (
    <div className="flex grow flex-col-reverse lg:grid lg:grid-cols-[minmax(26rem,2fr)_3fr]">
      <div className="flex flex-col px-5 pt-7 md:px-8 md:pt-12 lg:pl-[max(2.5rem,calc((100vw-75rem)/2))]">
        <h1 className="type-page-title">Where’s your shop?</h1>
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          className="mt-6 flex max-w-[26rem] grow flex-col max-lg:max-w-none"
        >
          <LocationForm
            location={location}
            errors={errors}
            hasName={false}
            hasHours={false}
            source={
              isAsFound ? (
                <span className="flex items-center gap-1.5">
                  <Globe aria-hidden="true" className="size-3.5 shrink-0 stroke-[1.75]" />
                  {source}
                  {draft.latitude === null ? '' : ', matched to the map'}
                </span>
              ) : undefined
            }
          />
          <FormAlert className="mt-4">{saving.problem}</FormAlert>
          <div className="mt-auto flex gap-3 pt-8 pb-8 max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-5 max-md:border-line max-md:border-t max-md:bg-paper max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] [html:has(&)]:[--bar-bottom:5rem]">
            <ButtonLink
              size="large"
              className="max-md:hidden"
              render={(look) => <Link href={stepHref('details')} {...look} />}
            >
              Back
            </ButtonLink>
            <Button type="submit" variant="primary" size="large" loading={saving.isBusy} className="grow">
              Add location
            </Button>
          </div>
        </form>
      </div>
      <LocationMap
        location={location}
        picture={<Storefront business={onboarding.business} className="size-full" />}
        className="h-64 md:h-96 lg:sticky lg:top-0 lg:h-[calc(100dvh-4rem)]"
      >
        <NearbyCreators point={draft} />
      </LocationMap>
    </div>
  );
}

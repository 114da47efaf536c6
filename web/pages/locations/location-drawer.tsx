import { type FormEvent, useId, useRef, useState } from 'react';
import type { NewLocation } from '#contract/locations.ts';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import { focusField } from '#web/components/door/focus-field.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import {
  checkDraft,
  LOCATION_FIELDS,
  type LocationDraft,
  type LocationErrors,
  requestOf,
} from '#web/components/locations/location-draft.ts';
import { LocationForm } from '#web/components/locations/location-form.tsx';
import { LocationMap } from '#web/components/locations/location-map.tsx';
import { useLocationDraft } from '#web/components/locations/use-location-draft.ts';
import { usePlaceAddress } from '#web/components/locations/use-place-address.ts';
import { readTrouble } from '#web/components/settings/form-trouble.ts';
import type { ShownShop } from '#web/session/load-locations.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ShopTile } from './shop-tile.tsx';

export type LocationDrawerProps = {
  title: string;
  verb: string;
  initial: LocationDraft;
  /** For the drawing on the pin; a new one has none yet. */
  locationId: string | null;
  source?: string;
  shop: ShownShop;
  neighborhoods: readonly Neighborhood[];
  onSave: (location: NewLocation) => Promise<void>;
  onClose: () => void;
};

interface Refusal {
  fields: LocationErrors;
  rest: string | null;
  /** What was sent. */
  draft: LocationDraft;
}

/** One location being written: the map with its pin, then the fields. */
export function LocationDrawer({
  title,
  verb,
  initial,
  locationId,
  source,
  shop,
  neighborhoods,
  onSave,
  onClose,
}: LocationDrawerProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const location = useLocationDraft({ initial, neighborhoods, place: usePlaceAddress() });
  const [hasTried, setHasTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // What the server refused stands until something is changed, what we find ourselves until it is put right.
  const refused = refusal?.draft === location.draft ? refusal : null;
  const errors = { ...refused?.fields, ...(hasTried && checkDraft(location.draft)) };

  function lookAt(wrong: LocationErrors) {
    const first = LOCATION_FIELDS.find((name) => wrong[name]);
    if (first) focusField(form.current, first);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const { draft } = location;
    const wrong = checkDraft(draft);
    setHasTried(true);
    if (Object.keys(wrong).length > 0) return lookAt(wrong);
    setIsSaving(true);
    try {
      await onSave(requestOf(draft));
      onClose();
    } catch (cause) {
      const trouble = readTrouble(cause, LOCATION_FIELDS);
      setRefusal({ ...trouble, draft });
      lookAt(trouble.fields);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open && !isSaving) onClose();
      }}
      title={title}
      actions={
        <>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button size="touch" variant="primary" type="submit" form={formId} loading={isSaving}>
            {verb}
          </Button>
        </>
      }
    >
      <LocationMap
        location={location}
        picture={<ShopTile shop={shop} locationId={locationId ?? shop.slug} className="size-full" />}
        hasOverview={false}
        className="-mx-4 -mt-5 mb-5 h-64 border-line border-b md:-mx-6"
      />
      <form ref={form} id={formId} noValidate onSubmit={save}>
        <LocationForm location={location} errors={errors} source={source} />
        <FormAlert className="mt-4">{refused?.rest}</FormAlert>
      </form>
    </Drawer>
  );
}

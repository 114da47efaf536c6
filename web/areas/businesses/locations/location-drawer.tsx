import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
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
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { describeEdited, type EditedLocation } from './edited-location.ts';
import { saveLocation } from './save-location.ts';
import { ShopTile } from './shop-tile.tsx';

export type LocationDrawerProps = {
  edited: EditedLocation;
  shop: ShownShop;
  neighborhoods: readonly Neighborhood[];
  onSaved: (location: Pick<BusinessLocation, 'id' | 'neighborhood_id'>) => void;
  onClose: () => void;
};

/** The form of one location: the map with its pin, then the fields. */
export function LocationDrawer({ edited, shop, neighborhoods, onSaved, onClose }: LocationDrawerProps) {
  const { title, verb, done, initial, locationId, source } = describeEdited(edited);
  const queries = useQueryClient();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const location = useLocationDraft({ initial, neighborhoods, place: usePlaceAddress() });
  const [hasTried, setHasTried] = useState(false);
  const { run, isBusy, input, fields, problem } = useAction(
    (api, draft: LocationDraft) => saveLocation(api, shop.id, edited, requestOf(draft)),
    {
      names: LOCATION_FIELDS,
      form,
      after: async (id, draft) => {
        await queries.refetchQueries({ queryKey: ['GET /api/businesses/:id/locations'] });
        onSaved({ id, neighborhood_id: requestOf(draft).neighborhood_id });
      },
      done,
    },
  );
  // The server's errors show until the draft changes, our own until they are fixed.
  const isAsSent = input === location.draft;
  const errors = { ...(isAsSent && fields), ...(hasTried && checkDraft(location.draft)) };

  function lookAt(wrong: LocationErrors) {
    const first = LOCATION_FIELDS.find((name) => wrong[name]);
    if (first) focusField(form.current, first);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const { draft } = location;
    const wrong = checkDraft(draft);
    setHasTried(true);
    if (Object.keys(wrong).length > 0) return lookAt(wrong);
    if (await run(draft)) onClose();
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={title}
      actions={
        <>
          <Button size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button size="touch" variant="primary" type="submit" form={formId} loading={isBusy}>
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
        <FormAlert className="mt-4">{isAsSent ? problem : null}</FormAlert>
      </form>
    </Drawer>
  );
}

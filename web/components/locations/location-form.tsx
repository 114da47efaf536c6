import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { ADDRESS_MAX_LENGTH, LOCATION_NAME_MAX_LENGTH } from '#domain/businesses/locations.ts';
import { NeighborhoodField } from '#web/components/neighborhood-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { type LocationErrors, zipTypingProblem } from './location-draft.ts';
import type { LocationState } from './use-location-draft.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

type LocationFormProps = {
  /** From `useLocationDraft`; shared with the `LocationMap` beside the form. */
  location: LocationState;
  /** By field, from `checkDraft` or from a refusal. */
  errors?: LocationErrors;
  /** The source of the address, below its field: "From crumbandco.nyc/visit, matched to the map". */
  source?: ReactNode;
  /** False if there is only one location, as during setup. */
  hasName?: boolean;
  /** False if the hours are asked for elsewhere. */
  hasHours?: boolean;
};

/** The fields of a location, without the form element, the buttons or the map. */
export function LocationForm({
  location,
  errors = {},
  source,
  hasName = true,
  hasHours = true,
}: LocationFormProps) {
  const { draft, change, neighborhood } = location;
  return (
    <div className="grid gap-5">
      <TextField
        label="Address"
        name="address"
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        required
        lead={<MapPin aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-3" />}
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
        onBlur={() => location.findAddress()}
        hint={source ?? 'Number and street'}
        error={errors.address}
      />
      <CityAndZip location={location} error={errors.zip} />
      <NeighborhoodField
        label="Neighborhood"
        name="neighborhood_id"
        value={draft.neighborhood_id}
        onChange={location.pickNeighborhood}
        neighborhoods={location.neighborhoods}
        required
        hint={<PinHint location={location} />}
        error={errors.neighborhood_id}
      />
      <VisibilityChoice
        value={draft.address_visibility}
        onChange={(address_visibility) => change({ address_visibility })}
        others={
          neighborhood ? `${neighborhood.neighborhood_name}, ${neighborhood.borough}` : 'the neighborhood'
        }
      />
      {hasHours ? (
        <HoursEditor hours={draft.hours} onChange={(hours) => change({ hours })} error={errors.hours} />
      ) : null}
      {hasName ? (
        <TextField
          label="Location name"
          name="location_name"
          autoComplete="off"
          maxLength={LOCATION_NAME_MAX_LENGTH}
          placeholder={neighborhood?.neighborhood_name}
          value={draft.location_name}
          onChange={(event) => change({ location_name: event.target.value })}
          hint="If left empty, we use the neighborhood"
          error={errors.location_name}
        />
      ) : null}
    </div>
  );
}

function CityAndZip({ location, error }: { location: LocationState; error: string | undefined }) {
  const { draft, change, neighborhood } = location;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <TextField
        label="City"
        name="city"
        value={neighborhood ? `${neighborhood.borough}, New York` : 'New York'}
        readOnly
        locked="New York is our only live city for now."
      />
      <TextField
        label="ZIP"
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        value={draft.zip}
        onChange={(event) => change({ zip: event.target.value })}
        onBlur={() => location.findAddress()}
        error={error ?? zipTypingProblem(draft.zip)}
      />
    </div>
  );
}

function PinHint({ location: { draft, isPlacing, findAddress } }: { location: LocationState }) {
  if (isPlacing) return 'Looking for the address…';
  if (draft.latitude === null) return 'Choose a neighborhood, and we’ll place the pin at its center.';
  if (draft.placed_by !== 'hand') return 'Set by the pin. Drag the pin or choose another neighborhood.';
  return (
    <>
      The pin stands where you put it.{' '}
      {draft.address.trim() === '' ? null : (
        <button
          type="button"
          onClick={() => findAddress({ again: true })}
          className="inline-flex min-h-6 items-center font-medium text-ink underline underline-offset-3 touch:min-h-11"
        >
          Move to address
        </button>
      )}
    </>
  );
}

import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { ADDRESS_MAX_LENGTH, LOCATION_NAME_MAX_LENGTH } from '#domain/locations.ts';
import { NeighborhoodField } from '#web/components/neighborhood-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { HoursEditor } from './hours-editor.tsx';
import type { LocationErrors } from './location-draft.ts';
import type { LocationState } from './use-location-draft.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

type LocationFormProps = {
  /** From `useLocationDraft`; the `LocationMap` beside the form takes the same. */
  location: LocationState;
  /** By field, from `checkDraft` or from a refusal. */
  errors?: LocationErrors;
  /** Where the address came from, under its field: "From crumbandco.nyc/visit, matched to the map". */
  source?: ReactNode;
  /** Leave the name out where there is only one location, as while setting up. */
  hasName?: boolean;
  /** Leave the hours out where they are asked for elsewhere. */
  hasHours?: boolean;
};

/** The fields of a location, without the form element, the buttons or the map around them. */
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
        hint={source ?? 'Street and number, as a courier would write it'}
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
          label="What you call it"
          name="location_name"
          autoComplete="off"
          maxLength={LOCATION_NAME_MAX_LENGTH}
          placeholder={neighborhood?.neighborhood_name}
          value={draft.location_name}
          onChange={(event) => change({ location_name: event.target.value })}
          hint="Left empty, it is called after its neighborhood"
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
        onChange={(event) => change({ zip: event.target.value.replace(/\D/g, '') })}
        onBlur={() => location.findAddress()}
        error={error}
      />
    </div>
  );
}

function PinHint({ location: { draft, isPlacing, findAddress } }: { location: LocationState }) {
  if (isPlacing) return 'Looking for the address…';
  if (draft.latitude === null) return 'Pick it here, and the pin stands in its middle.';
  if (draft.placed_by !== 'hand') return 'Found from the pin. Drag the pin, or pick another here.';
  return (
    <>
      The pin stands where you put it.{' '}
      {draft.address.trim() === '' ? null : (
        <button
          type="button"
          onClick={() => findAddress({ again: true })}
          className="inline-flex min-h-6 items-center font-medium text-ink underline underline-offset-3 touch:min-h-11"
        >
          Put it back at the address
        </button>
      )}
    </>
  );
}

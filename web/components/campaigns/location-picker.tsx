import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { Link } from '#web/components/link.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

type LocationPickerProps = {
  locations: readonly BusinessLocation[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** A list of locations; if there are several, more than one can be chosen. */
export function LocationPicker({ locations, chosen, error, onChange }: LocationPickerProps) {
  const open = locations.filter(({ archived_at }) => archived_at === null);
  if (open.length === 0) {
    return (
      <p id="location_ids-choices" tabIndex={-1} className="text-md text-ink-2">
        <span className="block font-semibold text-ink">Location</span>
        No location yet.{' '}
        <Link href="/business/locations" className="font-semibold text-link">
          Add one
        </Link>
      </p>
    );
  }
  const [first = ''] = chosen.filter((id) => open.some((one) => one.id === id));
  if (open.length <= 2) {
    return (
      <NativeSelect
        label="Location"
        name="location_ids"
        placeholder="Choose a location"
        value={first}
        options={open.map(({ id, location_name }) => ({ value: id, label: location_name }))}
        error={error}
        onChange={(event) => onChange([event.target.value])}
      />
    );
  }
  return (
    <fieldset id="location_ids-choices" tabIndex={-1} className="col-span-full min-w-0">
      <legend className="mb-2 text-sm font-semibold">Locations</legend>
      <div className="flex flex-wrap gap-2">
        {open.map(({ id, location_name }) => (
          <ToggleChip
            key={id}
            pressed={chosen.includes(id)}
            onPressedChange={(pressed) =>
              onChange(pressed ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            {location_name}
          </ToggleChip>
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-hint text-ink-3">
        {error ? (
          <span className="text-danger">{error}</span>
        ) : (
          'The first one you choose is shown on the map.'
        )}
      </p>
    </fieldset>
  );
}

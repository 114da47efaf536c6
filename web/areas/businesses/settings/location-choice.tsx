import type { Members } from '#contract/businesses/members.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

/** Null is all locations. */
export type ChosenLocations = readonly string[] | null;

type LocationChoiceProps = {
  locations: Members['locations'];
  chosen: ChosenLocations;
  error: string | undefined;
  onChoose: (chosen: ChosenLocations) => void;
};

/** All locations of a business, or some of them. */
export function LocationChoice({ locations, chosen, error, onChoose }: LocationChoiceProps) {
  const first = locations[0]?.id;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 type-item">Locations</legend>
      <Checkbox
        name="location_ids"
        checked={chosen === null}
        hint="Includes campaigns without a location."
        error={error}
        onChange={({ target }) => onChoose(target.checked || first === undefined ? null : [first])}
      >
        All locations
      </Checkbox>
      {chosen === null
        ? null
        : locations.map(({ id, location_name }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            >
              {location_name}
            </Checkbox>
          ))}
    </fieldset>
  );
}

/** What is sent: archived locations stay chosen, although they aren't offered. */
export function findChoiceError(chosen: ChosenLocations): { location_ids?: string } {
  return chosen?.length === 0 ? { location_ids: 'Pick at least one location' } : {};
}

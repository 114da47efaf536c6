import type { Geocode } from '#contract/base/geocodes.ts';
import type { BusinessLocation, FoundAddress } from '#contract/businesses/locations.ts';
import { draftOf, EMPTY_DRAFT, type LocationDraft } from '#web/components/locations/location-draft.ts';
import { sourceWords } from './location-words.ts';

/** The location in the form: new, based on a found address, or existing. */
export type EditedLocation =
  | { kind: 'new' }
  | { kind: 'found'; found: FoundAddress; place: Geocode['place'] }
  | { kind: 'edit'; location: BusinessLocation };

interface DrawerWords {
  title: string;
  verb: string;
  done: string;
  initial: LocationDraft;
  /** Selects the drawing on the pin; null for a new location. */
  locationId: string | null;
  source?: string;
}

export function describeEdited(edited: EditedLocation): DrawerWords {
  if (edited.kind === 'edit') {
    const { location } = edited;
    return {
      title: `Edit ${location.location_name}`,
      verb: 'Save location',
      done: 'Location saved.',
      initial: draftOf(location),
      locationId: location.id,
    };
  }
  const add = {
    title: 'Add a location',
    verb: 'Add location',
    done: 'It’s on the map.',
    locationId: null,
  };
  if (edited.kind === 'new') return { ...add, initial: EMPTY_DRAFT };
  const { found, place } = edited;
  return {
    ...add,
    initial: { ...EMPTY_DRAFT, address: found.street, zip: found.zip, ...place },
    source: `From ${sourceWords(found.source_url)}`,
  };
}

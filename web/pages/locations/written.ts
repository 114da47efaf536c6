import type { Geocode } from '#contract/geocodes.ts';
import type { BusinessLocation, FoundAddress } from '#contract/locations.ts';
import { draftOf, EMPTY_DRAFT, type LocationDraft } from '#web/components/locations/location-draft.ts';
import { sourceWords } from './location-words.ts';

/** What is being written: a new location, one made of a found address, or one that is there. */
export type Written =
  | { kind: 'new' }
  | { kind: 'found'; found: FoundAddress; place: Geocode['place'] }
  | { kind: 'edit'; location: BusinessLocation };

interface DrawerWords {
  title: string;
  verb: string;
  initial: LocationDraft;
  /** For the drawing on the pin; a new one has none yet. */
  locationId: string | null;
  source?: string;
}

export function describeWritten(written: Written): DrawerWords {
  if (written.kind === 'edit') {
    const { location } = written;
    return {
      title: `Edit ${location.location_name}`,
      verb: 'Save location',
      initial: draftOf(location),
      locationId: location.id,
    };
  }
  const add = { title: 'Add a location', verb: 'Put it on the map', locationId: null };
  if (written.kind === 'new') return { ...add, initial: EMPTY_DRAFT };
  const { found, place } = written;
  return {
    ...add,
    initial: { ...EMPTY_DRAFT, address: found.street, zip: found.zip, ...place },
    source: `From ${sourceWords(found.source_url)}`,
  };
}

import type { BusinessLocation, NewLocation } from '#contract/locations.ts';
import type { AddressVisibility, PlacedBy } from '#domain/locations.ts';
import { DAYS, findOverlap, type OpeningSpan } from '#domain/opening-hours.ts';

/** A location while it is being written: text where people type, null where nothing is known yet. */
export interface LocationDraft {
  location_name: string;
  address: string;
  zip: string;
  neighborhood_id: string | null;
  latitude: number | null;
  longitude: number | null;
  hours: readonly OpeningSpan[];
  address_visibility: AddressVisibility;
  placed_by: PlacedBy;
}

export const LOCATION_FIELDS = ['location_name', 'address', 'zip', 'neighborhood_id', 'hours'] as const;
export type LocationField = (typeof LOCATION_FIELDS)[number];
export type LocationErrors = Partial<Record<LocationField, string>>;

export const EMPTY_DRAFT: LocationDraft = {
  location_name: '',
  address: '',
  zip: '',
  neighborhood_id: null,
  latitude: null,
  longitude: null,
  hours: [],
  address_visibility: 'everyone',
  placed_by: 'neighborhood',
};

export function draftOf(location: BusinessLocation): LocationDraft {
  const { location_name, address, neighborhood_id, latitude, longitude, address_visibility, placed_by } =
    location;
  return {
    location_name,
    address,
    zip: location.zip ?? '',
    neighborhood_id,
    latitude,
    longitude,
    hours: location.hours ?? [],
    address_visibility,
    placed_by,
  };
}

/** What is wrong with it, by field; an empty object lets it pass. */
export function checkDraft(draft: LocationDraft): LocationErrors {
  const errors: LocationErrors = {};
  if (draft.address.trim() === '') errors.address = 'Write the street and number';
  const zip = draft.zip.trim();
  if (zip !== '' && !/^\d{5}$/.test(zip)) errors.zip = 'Five digits';
  if (draft.neighborhood_id === null) errors.neighborhood_id = 'Pick the neighborhood';
  const hours = hoursProblem(draft.hours);
  if (hours) errors.hours = hours;
  return errors;
}

/** What is sent. Only for a draft that passed. */
export function requestOf(draft: LocationDraft): NewLocation {
  const { neighborhood_id, latitude, longitude, address_visibility, placed_by } = draft;
  if (neighborhood_id === null || latitude === null || longitude === null) {
    throw new Error('The draft has not been checked');
  }
  const location_name = draft.location_name.trim();
  return {
    ...(location_name !== '' && { location_name }),
    address: draft.address.trim(),
    zip: draft.zip.trim() === '' ? null : draft.zip.trim(),
    neighborhood_id,
    latitude,
    longitude,
    hours: draft.hours.length === 0 ? null : draft.hours.map((span) => ({ ...span, days: [...span.days] })),
    address_visibility,
    placed_by,
  };
}

/** The days that no span names yet, for the next line of hours. */
export function daysLeft(hours: readonly OpeningSpan[]) {
  return DAYS.filter((day) => hours.every(({ days }) => !days.includes(day)));
}

function hoursProblem(hours: readonly OpeningSpan[]): string | null {
  if (hours.some(({ days }) => days.length === 0)) return 'Choose the days of each line, or remove it';
  if (hours.some(({ opens, closes }) => opens === '' || closes === '')) return 'Say when it opens and closes';
  return findOverlap(hours) === null ? null : 'Two lines overlap on the same day';
}

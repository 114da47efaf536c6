import type { BusinessLocation, NewLocation } from '#contract/businesses/locations.ts';
import type { AddressVisibility, PlacedBy } from '#domain/businesses/locations.ts';
import { DAYS, findOverlap, type OpeningSpan } from '#domain/businesses/opening-hours.ts';

/** A location being edited: text for typed fields, null for unknown values. */
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

const ZIP_PROBLEM = 'Enter 5 digits';

/** The error while a ZIP is typed: it can't become one. One that is only too short is checked with the draft. */
export function zipTypingProblem(typed: string): string | undefined {
  return /\D/.test(typed.trim()) ? ZIP_PROBLEM : undefined;
}

/** The errors by field; empty if the draft is valid. */
export function checkDraft(draft: LocationDraft): LocationErrors {
  const errors: LocationErrors = {};
  if (draft.address.trim() === '') errors.address = 'Enter a street address';
  const zip = draft.zip.trim();
  if (zip !== '' && !/^\d{5}$/.test(zip)) errors.zip = ZIP_PROBLEM;
  if (draft.neighborhood_id === null) errors.neighborhood_id = 'Choose a neighborhood';
  const hours = hoursProblem(draft.hours);
  if (hours) errors.hours = hours;
  return errors;
}

/** The request body. Only for a valid draft. */
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

/** The days without hours yet, for the next line. */
export function daysLeft(hours: readonly OpeningSpan[]) {
  return DAYS.filter((day) => hours.every(({ days }) => !days.includes(day)));
}

function hoursProblem(hours: readonly OpeningSpan[]): string | null {
  if (hours.some(({ days }) => days.length === 0)) return 'Choose days for each line, or remove it';
  if (hours.some(({ opens, closes }) => opens === '' || closes === ''))
    return 'Enter opening and closing times';
  return findOverlap(hours) === null ? null : 'These hours overlap';
}

import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import {
  ADDRESS_MAX_LENGTH,
  ADDRESS_VISIBILITIES,
  CITY_BOUNDS,
  LOCATION_NAME_MAX_LENGTH,
  PLACED_BY,
} from '#domain/businesses/locations.ts';
import { businessParams } from './businesses.ts';
import { openingHours } from './opening-hours.ts';

const NOT_IN_THE_CITY = 'Put the pin inside New York City';
const { south, north, west, east } = CITY_BOUNDS;

const writtenLocation = z.object({
  /** Defaults to the name of its neighborhood. */
  location_name: oneLine().min(1, 'Enter a name').max(LOCATION_NAME_MAX_LENGTH).optional(),
  address: oneLine().min(1, 'Enter a street address').max(ADDRESS_MAX_LENGTH),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Enter a 5-digit ZIP code')
    .nullable(),
  neighborhood_id: z.uuid('Pick the neighborhood'),
  latitude: z.number().min(south, NOT_IN_THE_CITY).max(north, NOT_IN_THE_CITY),
  longitude: z.number().min(west, NOT_IN_THE_CITY).max(east, NOT_IN_THE_CITY),
  hours: openingHours.nullable(),
  address_visibility: z.enum(ADDRESS_VISIBILITIES),
  placed_by: z.enum(PLACED_BY),
});

/** A new location. */
export const newLocation = writtenLocation
  .extend({
    zip: writtenLocation.shape.zip.default(null),
    hours: writtenLocation.shape.hours.default(null),
    address_visibility: writtenLocation.shape.address_visibility.default('everyone'),
    placed_by: writtenLocation.shape.placed_by.default('neighborhood'),
  })
  .meta({ id: 'NewLocation' });
export type NewLocation = z.infer<typeof newLocation>;

/** `finding_id` is the found address the location was made from, which then needs no answer anymore. */
export const addedLocation = newLocation
  .extend({ finding_id: z.uuid().optional() })
  .meta({ id: 'AddedLocation' });

/** Fields that are left out stay as they are. */
export const locationChange = writtenLocation.partial().meta({ id: 'LocationChange' });
export type LocationChange = z.infer<typeof locationChange>;

/** A location as the members of its business see it. */
export const businessLocation = z
  .object({
    id: z.string(),
    business_id: z.string(),
    location_name: z.string(),
    address: z.string(),
    zip: z.string().nullable(),
    neighborhood_id: z.string().nullable(),
    /** The name of the neighborhood. */
    neighborhood: z.string().nullable(),
    borough: z.enum(BOROUGHS).nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    hours: openingHours.nullable(),
    address_visibility: z.enum(ADDRESS_VISIBILITIES),
    placed_by: z.enum(PLACED_BY),
    is_primary: z.boolean(),
    archived_at: z.string().nullable(),
    /** Live campaigns that ask creators to come here. */
    open_campaign_count: z.number().int(),
  })
  .meta({ id: 'BusinessLocation' });
export type BusinessLocation = z.infer<typeof businessLocation>;

/** An address found on the website of the business that none of its locations has. */
export const foundAddress = z
  .object({
    finding_id: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    /** The page where it was found. */
    source_url: z.string(),
  })
  .meta({ id: 'FoundAddress' });
export type FoundAddress = z.infer<typeof foundAddress>;

/** The primary location first, archived ones last. */
export const businessLocations = z
  .object({ locations: z.array(businessLocation), found_address: foundAddress.nullable() })
  .meta({ id: 'BusinessLocations' });
export type BusinessLocations = z.infer<typeof businessLocations>;

const locationParams = z.object({ id: z.uuid() });
const foundAddressParams = z.object({ id: z.uuid(), finding_id: z.uuid() });

export const locationEndpoints = endpoints({
  listLocations: {
    method: 'GET',
    url: '/api/businesses/:id/locations',
    access: 'business',
    summary: "List a business's locations",
    params: businessParams,
    response: businessLocations,
  },
  addLocation: {
    method: 'POST',
    url: '/api/businesses/:id/locations',
    access: 'business',
    summary: 'Add a location',
    params: businessParams,
    body: addedLocation,
    response: businessLocation,
    status: 201,
  },
  dismissFoundAddress: {
    method: 'POST',
    url: '/api/businesses/:id/found-addresses/:finding_id/dismissal',
    access: 'business',
    summary: 'Dismiss an address found on the website',
    params: foundAddressParams,
    response: done,
  },
  changeLocation: {
    method: 'PATCH',
    url: '/api/locations/:id',
    access: 'business',
    summary: 'Update a location',
    params: locationParams,
    body: locationChange,
    response: businessLocation,
  },
  makeLocationPrimary: {
    method: 'PUT',
    url: '/api/locations/:id/primary',
    access: 'business',
    summary: 'Make a location the primary one, shown on the public page',
    params: locationParams,
    response: businessLocation,
  },
  archiveLocation: {
    method: 'POST',
    url: '/api/locations/:id/archive',
    access: 'business',
    summary: 'Archive a location',
    params: locationParams,
    response: businessLocation,
  },
  restoreLocation: {
    method: 'DELETE',
    url: '/api/locations/:id/archive',
    access: 'business',
    summary: 'Restore an archived location',
    params: locationParams,
    response: businessLocation,
  },
});

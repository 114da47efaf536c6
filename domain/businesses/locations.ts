/** People who can see the street number before a creator is accepted; everyone else sees the neighborhood. */
export const ADDRESS_VISIBILITIES = ['everyone', 'accepted_creators'] as const;
export type AddressVisibility = (typeof ADDRESS_VISIBILITIES)[number];

/** The source of a pin: the center of a neighborhood, a geocoder, or a person. */
export const PLACED_BY = ['neighborhood', 'geocoder', 'hand'] as const;
export type PlacedBy = (typeof PLACED_BY)[number];

/** The most locations of one business, archived ones included. */
export const MOST_LOCATIONS = 50;
export const LOCATION_NAME_MAX_LENGTH = 120;
export const ADDRESS_MAX_LENGTH = 300;

/** New York City and a little water around it. Pins must be inside. */
export const CITY_BOUNDS = { south: 40.49, north: 40.92, west: -74.27, east: -73.68 } as const;

export function isInCity({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const { south, north, west, east } = CITY_BOUNDS;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

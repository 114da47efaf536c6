/** The only city that is live. Every campaign call carries this id. */
export const NEW_YORK_CITY_ID = '0190a6c0-0000-7000-8000-00000000c001';

export const CITY_STATUSES = ['live', 'coming_soon'] as const;
export type CityStatus = (typeof CITY_STATUSES)[number];

export const BOROUGHS = ['Bronx', 'Brooklyn', 'Manhattan', 'Queens', 'Staten Island'] as const;
export type Borough = (typeof BOROUGHS)[number];

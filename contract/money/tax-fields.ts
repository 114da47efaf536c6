import { z } from 'zod';
import { oneLine } from '#contract/platform/one-line.ts';
import {
  CITY_MAX_LENGTH,
  STATES,
  STREET_MAX_LENGTH,
  type State,
  UNIT_MAX_LENGTH,
  ZIP_PATTERN,
} from '#domain/accounts/mailing-address.ts';

const CODES = Object.keys(STATES) as [State, ...State[]];

/** The fields of an address in the US. An empty unit is stored as none. */
export const TAX_ADDRESS = {
  street: oneLine('Enter a street address').min(1, 'Enter a street address').max(STREET_MAX_LENGTH),
  unit: oneLine()
    .max(UNIT_MAX_LENGTH)
    .transform((typed) => typed || null),
  city: oneLine('Enter a city').min(1, 'Enter a city').max(CITY_MAX_LENGTH),
  state: z.enum(CODES, 'Choose a state'),
  zip: z.string('Enter a ZIP code').trim().regex(ZIP_PATTERN, 'Enter a 5-digit ZIP code'),
};

export const SHOWN_TAX_ADDRESS = {
  street: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.enum(CODES),
  zip: z.string(),
};

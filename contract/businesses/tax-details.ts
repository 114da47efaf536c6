import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import {
  CITY_MAX_LENGTH,
  STATES,
  STREET_MAX_LENGTH,
  type State,
  UNIT_MAX_LENGTH,
  ZIP_PATTERN,
} from '#domain/accounts/mailing-address.ts';
import { readEin } from '#domain/businesses/ein.ts';
import { businessParams } from './businesses.ts';

const CODES = Object.keys(STATES) as [State, ...State[]];

/** The owner's details for receipts. Managers and admins don't get them. */
export const taxDetails = z
  .object({
    legal_name: z.string(),
    ein: z.string().nullable(),
    street: z.string(),
    unit: z.string().nullable(),
    city: z.string(),
    state: z.enum(CODES),
    zip: z.string(),
    /** A purchase order or account number, if their bookkeeper wants one on receipts. */
    reference: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'TaxDetails' });
export type TaxDetails = z.infer<typeof taxDetails>;

const EIN_FORMAT = 'Enter an EIN with 9 digits, like 12-3456789';
const ein = oneLine()
  .max(20, EIN_FORMAT)
  .transform((typed, check) => {
    if (typed === '') return null;
    const read = readEin(typed);
    if (read === null) check.addIssue(EIN_FORMAT);
    return read;
  });

/** An empty EIN, unit or reference is stored as none. */
export const taxDetailsChange = z
  .strictObject({
    /** 0 if there are no details yet. */
    version: z.number().int().min(0).max(2_147_483_647),
    legal_name: required('The legal name', 160),
    ein,
    street: required('The street address', STREET_MAX_LENGTH),
    unit: optional('The unit', UNIT_MAX_LENGTH),
    city: required('The city', CITY_MAX_LENGTH),
    state: z.enum(CODES, 'Choose a state'),
    zip: z.string('Enter a ZIP code').trim().regex(ZIP_PATTERN, 'Enter a 5-digit ZIP code'),
    reference: optional('The reference', 60),
  })
  .meta({ id: 'TaxDetailsChange' });
export type TaxDetailsChange = z.output<typeof taxDetailsChange>;

export const taxDetailsEndpoints = endpoints({
  setTaxDetails: {
    method: 'PUT',
    url: '/api/businesses/:id/tax-details',
    access: 'business_owner',
    summary: "Set the tax details on a business's receipts; 409 `stale` if they changed first",
    params: businessParams,
    body: taxDetailsChange,
    response: taxDetails,
  },
  deleteTaxDetails: {
    method: 'DELETE',
    url: '/api/businesses/:id/tax-details',
    access: 'business_owner',
    summary: "Remove a business's tax details from its receipts",
    params: businessParams,
    response: done,
  },
});

function required(name: string, most: number) {
  return oneLine(`${name} is required`)
    .min(1, `${name} is required`)
    .max(most, `${name} can be at most ${most} characters`);
}

function optional(name: string, most: number) {
  return oneLine()
    .max(most, `${name} can be at most ${most} characters`)
    .transform((typed) => typed || null);
}

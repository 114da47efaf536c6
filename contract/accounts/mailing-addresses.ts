import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import {
  CITY_MAX_LENGTH,
  STATES,
  STREET_MAX_LENGTH,
  type State,
  UNIT_MAX_LENGTH,
  ZIP_PATTERN,
} from '#domain/accounts/mailing-address.ts';

const CODES = Object.keys(STATES) as [State, ...State[]];

export const mailingAddress = z
  .object({
    recipient_name: oneLine('Enter a name').min(1, 'Enter a name').max(FULL_NAME_MAX_LENGTH),
    street: oneLine('Enter a street address').min(1, 'Enter a street address').max(STREET_MAX_LENGTH),
    /** Apartment, suite or floor. */
    unit: oneLine().max(UNIT_MAX_LENGTH).nullable(),
    city: oneLine('Enter a city').min(1, 'Enter a city').max(CITY_MAX_LENGTH),
    state: z.enum(CODES, 'Choose a state'),
    zip: z.string('Enter a ZIP code').trim().regex(ZIP_PATTERN, 'Enter a 5-digit ZIP code'),
  })
  .meta({ id: 'MailingAddress' });

const ownMailingAddress = z
  .object({ mailing_address: mailingAddress.nullable() })
  .meta({ id: 'OwnMailingAddress' });

export const mailingAddressEndpoints = endpoints({
  getMailingAddress: {
    method: 'GET',
    url: '/api/me/mailing-address',
    access: 'in_good_standing',
    summary: 'Get my mailing address',
    response: ownMailingAddress,
  },
  saveMailingAddress: {
    method: 'PUT',
    url: '/api/me/mailing-address',
    access: 'in_good_standing',
    summary: 'Save my mailing address',
    body: mailingAddress,
    response: ownMailingAddress,
  },
  deleteMailingAddress: {
    method: 'DELETE',
    url: '/api/me/mailing-address',
    access: 'in_good_standing',
    summary: 'Delete my mailing address',
    response: done,
  },
});

import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { readEin } from '#domain/businesses/ein.ts';
import {
  FIRST_TAX_YEAR,
  LAST_TAX_YEAR,
  TAX_FORMS,
  TAX_KEPT_YEARS,
  THRESHOLD_MAX_CENTS,
} from '#domain/money/tax-forms.ts';
import { readUsPhone } from '#domain/money/taxpayer.ts';
import { SHOWN_TAX_ADDRESS, TAX_ADDRESS } from './tax-fields.ts';

/** The company that files the forms of a year. */
const taxPayer = z
  .object({ name: z.string(), ein_last4: z.string(), phone: z.string(), ...SHOWN_TAX_ADDRESS })
  .meta({ id: 'TaxPayer' });

/** The form and threshold of a calendar year. A change names the version it is based on; 0 means the defaults. */
export const taxYear = z
  .object({
    year: z.number().int(),
    form: z.enum(TAX_FORMS),
    threshold_cents: z.number().int(),
    payer: taxPayer.nullable(),
    version: z.number().int(),
    /** The year is over in New York, so its sums are final but for payouts that come back. */
    is_over: z.boolean(),
  })
  .meta({ id: 'TaxYear' });
export type TaxYear = z.infer<typeof taxYear>;

const taxYearList = z.object({ years: z.array(taxYear).max(TAX_KEPT_YEARS + 1) }).meta({ id: 'TaxYearList' });

export const taxYearParams = z.object({
  year: z.coerce.number<number>().int().min(FIRST_TAX_YEAR).max(LAST_TAX_YEAR),
});

const version = z.number().int().min(0).max(1_000_000);

export const taxYearChange = z
  .strictObject({
    version,
    form: z.enum(TAX_FORMS, 'Choose a form'),
    threshold_cents: z.number().int().min(1).max(THRESHOLD_MAX_CENTS),
    reason: adminReason,
  })
  .meta({ id: 'TaxYearChange' });
export type TaxYearChange = z.output<typeof taxYearChange>;

const EIN_FORMAT = 'Enter an EIN with 9 digits, like 12-3456789';
const PHONE_FORMAT = 'Enter a US phone number, like (212) 555-0142';

export const taxPayerChange = z
  .strictObject({
    version,
    name: oneLine('Enter the payer’s legal name').min(1, 'Enter the payer’s legal name').max(160),
    /** Empty keeps the number on file. */
    ein: readable(readEin, EIN_FORMAT),
    phone: readable(readUsPhone, PHONE_FORMAT).refine((phone) => phone !== null, PHONE_FORMAT),
    ...TAX_ADDRESS,
    reason: adminReason,
  })
  .meta({ id: 'TaxPayerChange' });
export type TaxPayerChange = z.output<typeof taxPayerChange>;

export const taxYearEndpoints = endpoints({
  listTaxYears: {
    method: 'GET',
    url: '/api/admin/tax-years',
    access: 'admin_amounts',
    summary: 'List the tax settings of this year and the four before it',
    response: taxYearList,
  },
  changeTaxYear: {
    method: 'PUT',
    url: '/api/admin/tax-years/:year',
    access: 'admin_money',
    confirm: 'fresh',
    summary: "Update a year's tax form and threshold",
    params: taxYearParams,
    body: taxYearChange,
    response: taxYear,
  },
  changeTaxPayer: {
    method: 'PUT',
    url: '/api/admin/tax-years/:year/payer',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Update the payer on the tax forms of a year',
    params: taxYearParams,
    body: taxPayerChange,
    response: taxYear,
  },
});

/** An empty field reads as null. */
function readable(read: (typed: string) => string | null, fault: string) {
  return oneLine()
    .max(30, fault)
    .transform((typed, check) => {
      if (typed === '') return null;
      const value = read(typed);
      if (value === null) check.addIssue(fault);
      return value;
    });
}

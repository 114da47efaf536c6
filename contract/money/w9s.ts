import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { TAX_CLASSES, TIN_KINDS } from '#domain/money/w9.ts';
import { SHOWN_TAX_ADDRESS, TAX_ADDRESS } from './tax-fields.ts';

/** A creator's own W-9. The number itself never leaves the server again, except in the file for the IRS. */
export const ownW9 = z
  .object({
    name: z.string(),
    business_name: z.string().nullable(),
    tax_class: z.enum(TAX_CLASSES),
    tin_kind: z.enum(TIN_KINDS),
    tin_last4: z.string(),
    ...SHOWN_TAX_ADDRESS,
    certified_at: z.string(),
    electronic_since: z.string().nullable(),
  })
  .meta({ id: 'OwnW9' });
export type OwnW9 = z.infer<typeof ownW9>;

export const w9Change = z
  .strictObject({
    name: oneLine('Enter your name').min(1, 'Enter your name').max(160),
    business_name: oneLine()
      .max(160)
      .transform((typed) => typed || null),
    tax_class: z.enum(TAX_CLASSES, 'Choose a classification'),
    tin_kind: z.enum(TIN_KINDS, 'Choose a kind of number'),
    tin: oneLine().max(20, 'Enter 9 digits'),
    ...TAX_ADDRESS,
    is_electronic: z.boolean(),
    certifies: z.literal(true, 'Certify the form to save it'),
  })
  .meta({ id: 'W9Change' });
export type W9Change = z.output<typeof w9Change>;

const taxDelivery = z.strictObject({ is_electronic: z.boolean() }).meta({ id: 'TaxDelivery' });

export const w9Endpoints = endpoints({
  saveW9: {
    method: 'PUT',
    url: '/api/me/taxpayer',
    access: 'creator',
    confirm: 'fresh',
    summary: 'Save my W-9 with its certification',
    body: w9Change,
    response: ownW9,
  },
  chooseTaxDelivery: {
    method: 'PUT',
    url: '/api/me/tax-delivery',
    access: 'creator',
    summary: 'Set whether I get my tax statements electronically',
    body: taxDelivery,
    response: ownW9,
  },
});

import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { TAX_FORMS } from '#domain/money/tax-forms.ts';
import { ownTaxStatement } from './tax-statements.ts';
import { ownW9 } from './w9s.ts';

/** A creator's calendar year in New York. */
export const ownTaxes = z
  .object({
    year: z.number().int(),
    form: z.enum(TAX_FORMS),
    threshold_cents: z.number().int(),
    /** Payouts that reached their bank this year. */
    paid_cents: z.number().int(),
    w9: ownW9.nullable(),
    /** A form is filed for this year or an earlier one that is still kept, so a W-9 is of use. */
    can_add_w9: z.boolean(),
    /** They are close to a threshold, or over one, and there is no W-9. */
    needs_w9: z.boolean(),
    /** Empty without consent to electronic delivery. */
    statements: z.array(ownTaxStatement).max(30),
  })
  .meta({ id: 'OwnTaxes' });
export type OwnTaxes = z.infer<typeof ownTaxes>;

export const ownTaxEndpoints = endpoints({
  getOwnTaxes: {
    method: 'GET',
    url: '/api/me/taxes',
    access: 'creator',
    summary: 'Get my total of the year against the tax form threshold, and my W-9',
    response: ownTaxes,
  },
});

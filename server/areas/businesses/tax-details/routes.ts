import { taxDetailsEndpoints } from '#contract/businesses/tax-details.ts';
import { handle } from '#server/platform/http/route.ts';
import { deleteTaxDetails } from './commands/delete-tax-details.ts';
import { setTaxDetails } from './commands/set-tax-details.ts';

export const taxDetailsRoutes = [
  handle(taxDetailsEndpoints.setTaxDetails, ({ context, account, params, body }) =>
    setTaxDetails(context, account, params.id, body),
  ),
  handle(taxDetailsEndpoints.deleteTaxDetails, ({ context, account, params }) =>
    deleteTaxDetails(context, account, params.id),
  ),
];

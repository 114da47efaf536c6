import { taxYearEndpoints } from '#contract/money/tax-years.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeTaxPayer, changeTaxYear } from './commands/change-tax-year.ts';
import { listTaxYears } from './queries/list-tax-years.ts';

export const taxYearRoutes = [
  handle(taxYearEndpoints.listTaxYears, ({ context }) => listTaxYears(context)),
  handle(taxYearEndpoints.changeTaxYear, ({ context, account, params, body }) =>
    changeTaxYear(context, account.user_id, { ...body, ...params }),
  ),
  handle(taxYearEndpoints.changeTaxPayer, ({ context, account, params, body }) =>
    changeTaxPayer(context, account.user_id, { ...body, ...params }),
  ),
];

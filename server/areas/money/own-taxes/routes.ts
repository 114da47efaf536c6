import { ownTaxEndpoints } from '#contract/money/own-taxes.ts';
import { handle } from '#server/platform/http/route.ts';
import { getOwnTaxes } from './get-own-taxes.ts';

export const ownTaxRoutes = [
  handle(ownTaxEndpoints.getOwnTaxes, ({ context, account }) => getOwnTaxes(context, account.user_id)),
];

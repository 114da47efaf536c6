import { ownTaxEndpoints } from '#contract/money/own-taxes.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import { handle } from '#server/platform/http/route.ts';
import { getOwnTaxes } from './get-own-taxes.ts';

export const ownTaxRoutes = [
  handle(ownTaxEndpoints.getOwnTaxes, ({ context, account }) => getOwnTaxes(context, creatorIdOf(account))),
];

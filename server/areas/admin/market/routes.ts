import { marketEndpoints } from '#contract/admin/market.ts';
import { handle } from '#server/platform/http/route.ts';
import { exportMarket } from './queries/export-market.ts';
import { getMarket } from './queries/get-market.ts';

export const marketRoutes = [
  handle(marketEndpoints.getMarket, ({ context, query }) => getMarket(context, query)),
  handle(marketEndpoints.exportMarket, ({ context, query }) => exportMarket(context, query)),
];

import { portfolioEndpoints } from '#contract/creators/portfolios.ts';
import { handle } from '#server/platform/http/route.ts';
import { getPortfolio } from './queries/get-portfolio.ts';

export const portfolioRoutes = [
  handle(portfolioEndpoints.getCreatorPortfolio, ({ context, account, params, query }) =>
    getPortfolio(context.db, account, params.id, query),
  ),
];

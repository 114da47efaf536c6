import { creatorParams } from '#contract/creators.ts';
import { creatorPortfolio, portfolioQuery } from '#contract/portfolios.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getPortfolio } from './get-portfolio.ts';

export const portfolioRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/creators/:id/portfolio',
    access: 'in_good_standing',
    operation: 'getCreatorPortfolio',
    summary: 'A creator the way shops read them: for businesses, for admins, and for themselves',
    params: creatorParams,
    query: portfolioQuery,
    response: creatorPortfolio,
    handle: ({ context, params, query, ...call }) =>
      getPortfolio(context.db, signedIn(call).account, params.id, query),
  }),
];

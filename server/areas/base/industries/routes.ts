import { industryEndpoints } from '#contract/base/industries.ts';
import { handle } from '#server/platform/http/route.ts';
import { listIndustries } from './queries/list-industries.ts';

export const industryRoutes = [
  handle(industryEndpoints.listIndustries, ({ context }) => listIndustries(context.db)),
];

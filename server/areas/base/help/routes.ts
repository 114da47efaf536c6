import { helpEndpoints } from '#contract/base/help.ts';
import { handle } from '#server/platform/http/route.ts';
import { getPage, listPages } from './queries/find-pages.ts';

export const helpRoutes = [
  handle(helpEndpoints.listHelpPages, ({ context, query }) => listPages(context.db, query.search)),
  handle(helpEndpoints.getHelpPage, ({ context, params }) => getPage(context.db, params.slug)),
];

import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { readAs } from '../../../session/search-readers.ts';
import { viewBusiness } from '../../../session/viewed-business.ts';
import { BusinessHome } from './-business-home.tsx';

export const Route = createFileRoute('/_member/business/')({
  validateSearch: readAs,
  loaderDeps: ({ search: { as } }) => ({ as }),
  loader: ({ context, deps }) => viewBusiness(context, deps.as),
  head: ({ match }) => describePage(match.context.site, { path: '/business', title: 'Dashboard' }),
  component: BusinessFront,
});

function BusinessFront() {
  return <BusinessHome viewed={Route.useLoaderData()} />;
}

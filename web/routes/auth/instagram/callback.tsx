import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { readView } from '../../../session/search-readers.ts';
import { SocialCallback } from '../-social-callback.tsx';

export const Route = createFileRoute('/auth/instagram/callback')({
  validateSearch: readView('code', 'state', 'error'),
  head: ({ match }) =>
    describePage(match.context.site, { path: '/auth/instagram/callback', title: 'Instagram' }),
  component: () => <SocialCallback platform="instagram" search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '../../../head.ts';
import { readView } from '../../../session/search-readers.ts';
import { SocialCallback } from '../-social-callback.tsx';

export const Route = createFileRoute('/auth/tiktok/callback')({
  validateSearch: readView('code', 'state', 'error'),
  head: ({ match }) => describePage(match.context.site, { path: '/auth/tiktok/callback', title: 'TikTok' }),
  component: () => <SocialCallback platform="tiktok" search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { SocialCallback } from './social-callback.tsx';

export const Route = createFileRoute('/auth/tiktok/callback')({
  validateSearch: readView('code', 'state', 'error'),
  head: titled('TikTok'),
  component: () => <SocialCallback platform="tiktok" search={Route.useSearch()} />,
});

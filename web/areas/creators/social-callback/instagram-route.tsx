import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { readView } from '#web/session/search-readers.ts';
import { SocialCallback } from './social-callback.tsx';

export const Route = createFileRoute('/auth/instagram/callback')({
  validateSearch: readView('code', 'state', 'error'),
  head: titled('Instagram'),
  component: () => <SocialCallback platform="instagram" search={Route.useSearch()} />,
});

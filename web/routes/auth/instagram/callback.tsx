import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { readView } from '../../../session/search-readers.ts';
import { SocialCallback } from '../-social-callback.tsx';

export const Route = createFileRoute('/auth/instagram/callback')({
  validateSearch: readView('code', 'state', 'error'),
  head: titled('Instagram'),
  component: () => <SocialCallback platform="instagram" search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { announcementsOptions } from './announcements-options.ts';
import { AnnouncementsPage } from './announcements-page.tsx';

const readAnnouncementsView = readView('state', 'open');

export const Route = createFileRoute('/_member/admin/announcements')({
  validateSearch: readAnnouncementsView,
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: ({ context, deps }) =>
    getQueryClient(context).ensureInfiniteQueryData(announcementsOptions(context.api, deps)),
  head: titled('Announcements'),
  component: Announcements,
});

function Announcements() {
  return <AnnouncementsPage view={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import {
  ownApplicationsOptions,
  partsOf,
  segmentOf,
} from '#web/components/applications/own-applications-options.ts';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ApplicationsPage } from './applications-page.tsx';

const readApplicationsView = readView('segment', 'q');

export const Route = createFileRoute('/_member/creator/applications')({
  validateSearch: readApplicationsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, preload, deps }) => {
    await enterArea(context, preload);
    const queries = getQueryClient(context);
    const parts = partsOf(deps);
    const isAlone = parts.length === 1;
    await Promise.all([
      ...parts.map((part) =>
        queries.ensureInfiniteQueryData(ownApplicationsOptions(context.api, part, { q: deps.q, isAlone })),
      ),
      queries.ensureInfiniteQueryData(
        ownApplicationsOptions(context.api, segmentOf(deps), { q: deps.q, isAlone: true }),
      ),
    ]);
  },
  head: titled('Applications'),
  component: OwnApplications,
});

function OwnApplications() {
  return <ApplicationsPage bar={useBar('/creator/applications')} view={Route.useSearch()} />;
}

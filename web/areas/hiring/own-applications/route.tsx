import { createFileRoute } from '@tanstack/react-router';
import {
  loadParts,
  ownApplicationsOptions,
  partOf,
} from '#web/components/applications/own-applications-options.ts';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { openWorkOptions } from '#web/components/work/work-options.ts';
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
    const part = partOf(deps);
    const queries = getQueryClient(context);
    const work = queries.ensureQueryData(openWorkOptions(context.api));
    const applications =
      part === null
        ? loadParts(context, deps.q)
        : queries.ensureInfiniteQueryData(
            ownApplicationsOptions(context.api, part, { q: deps.q, isAlone: true }),
          );
    await Promise.all([applications, work]);
  },
  head: titled('Applications'),
  component: OwnApplications,
});

function OwnApplications() {
  return <ApplicationsPage bar={useBar('/creator/applications')} view={Route.useSearch()} />;
}

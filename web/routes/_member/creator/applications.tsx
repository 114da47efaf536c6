import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  ownApplicationsOptions,
  partsOf,
  segmentOf,
} from '../../../components/applications/own-applications-options.ts';
import { ownDeeds } from '../../../components/applications/own-deeds.ts';
import { enterArea } from '../../../components/profile/enter-area.ts';
import { titled } from '../../../head.ts';
import { ApplicationsPage } from '../../../pages/applications/applications-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { createOwnActions } from '../../../session/create-own-actions.ts';
import { readView } from '../../../session/search-readers.ts';
import { useBar } from '../../../session/use-bar.ts';

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
  const router = useRouter();
  const queries = useQueryClient();
  const deeds = useMemo(() => ownDeeds(createOwnActions(router, queries)), [router, queries]);
  return <ApplicationsPage bar={useBar('/creator/applications')} view={Route.useSearch()} deeds={deeds} />;
}

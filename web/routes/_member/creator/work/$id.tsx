import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useNow } from '../../../../components/admin/use-now.ts';
import { enterArea } from '../../../../components/profile/enter-area.ts';
import { workOptions } from '../../../../components/work/work-options.ts';
import { titled } from '../../../../head.ts';
import { WorkPage } from '../../../../pages/work/work-page.tsx';
import { createCreatorDeeds } from '../../../../session/create-work-deeds.ts';
import { loadOwnWorkPage } from '../../../../session/load-work.ts';
import { useBar } from '../../../../session/use-bar.ts';

export const Route = createFileRoute('/_member/creator/work/$id')({
  loader: async ({ context, preload, params: { id } }) => {
    await enterArea(context, preload);
    await loadOwnWorkPage(context, id);
  },
  head: titled('Work'),
  component: OwnWork,
});

function OwnWork() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const router = useRouter();
  const queries = useQueryClient();
  const deeds = useMemo(() => createCreatorDeeds(router, queries, id), [router, queries, id]);
  const { data: work } = useSuspenseQuery(workOptions(api, id));
  return <WorkPage bar={useBar('/creator')} work={work} deeds={deeds} now={useNow()} />;
}

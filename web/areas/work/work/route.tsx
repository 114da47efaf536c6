import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { enterArea } from '#web/components/profile/enter-area.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { loadOwnWorkPage } from '#web/components/work/load-work.ts';
import { workLinkOptions } from '#web/components/work/work-link-options.ts';
import { workOptions } from '#web/components/work/work-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { WorkPage } from './work-page.tsx';

export const Route = createFileRoute('/_member/creator/work/$id/')({
  loader: async ({ context, preload, params: { id } }) => {
    await enterArea(context, preload);
    await Promise.all([
      loadOwnWorkPage(context, id),
      getQueryClient(context).prefetchQuery(workLinkOptions(context.api, id)),
    ]);
  },
  head: titled('Work'),
  component: OwnWork,
});

function OwnWork() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const { data: work } = useSuspenseQuery(workOptions(api, id));
  return <WorkPage bar={useBar('/creator')} work={work} now={useNow()} />;
}

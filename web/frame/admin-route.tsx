import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { AdminFrame } from '#web/components/admin/admin-frame.tsx';
import { getQueryClient } from '#web/router-context.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';

const FRESH_MS = 30_000;

export const Route = createFileRoute('/_member/admin')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(queueCountsOptions(context.api));
  },
  component: AdminArea,
});

function AdminArea() {
  const { api, site } = Route.useRouteContext();
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  const { onSignOut } = useBar(currentPath);
  const { user: viewer } = useAuth();
  const { data: waiting } = useSuspenseQuery(queueCountsOptions(api));
  // Signed out elsewhere: the guard is about to redirect, and until then nothing here may be shown.
  if (viewer === null) return null;
  return (
    <AdminFrame sidebar={{ viewer, waiting, currentPath, onSignOut }} isOpenOnServer={site.is_sidebar_open}>
      <Outlet />
    </AdminFrame>
  );
}

/** Other admins work on the same queues, so the counts are refetched soon. */
function queueCountsOptions(api: ApiReach) {
  return { ...apiQuery(api, 'GET /api/admin/queue-counts'), staleTime: FRESH_MS };
}

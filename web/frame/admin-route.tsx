import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AdminFrame } from '#web/components/admin/admin-frame.tsx';
import { getQueryClient } from '#web/router-context.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { waitingOptions } from '#web/session/waiting-options.ts';

export const Route = createFileRoute('/_member/admin')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(waitingOptions(context.api));
  },
  component: AdminArea,
});

function AdminArea() {
  const { api, site } = Route.useRouteContext();
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  const { onSignOut } = useBar(currentPath);
  const { user: viewer } = useAuth();
  const { data: waiting } = useSuspenseQuery(waitingOptions(api));
  // Signed out elsewhere: the guard is about to redirect, and until then nothing here may be shown.
  if (viewer === null) return null;
  return (
    <AdminFrame sidebar={{ viewer, waiting, currentPath, onSignOut }} isOpenOnServer={site.is_sidebar_open}>
      <Outlet />
    </AdminFrame>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { getQueryClient } from '../../router-context.ts';
import { useAuth } from '../../session/use-auth.ts';
import { useBar } from '../../session/use-bar.ts';
import { waitingOptions } from '../../session/waiting-options.ts';

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
  // Signed out elsewhere: the guard leads on in a moment, and until then nothing here belongs to anybody.
  if (viewer === null) return null;
  return (
    <AdminFrame sidebar={{ viewer, waiting, currentPath, onSignOut }} isOpenOnServer={site.is_sidebar_open}>
      <Outlet />
    </AdminFrame>
  );
}

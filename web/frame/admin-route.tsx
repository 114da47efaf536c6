import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { AdminArea } from '#web/components/admin/admin-area.tsx';
import { queueCountsOptions } from '#web/components/admin/queue-counts-options.ts';
import { getQueryClient } from '#web/router-context.ts';

export const Route = createFileRoute('/_member/admin')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(queueCountsOptions(context.api));
  },
  component: Admin,
});

function Admin() {
  const currentPath = useLocation({ select: ({ pathname }) => pathname });
  return (
    <AdminArea currentPath={currentPath}>
      <Outlet />
    </AdminArea>
  );
}

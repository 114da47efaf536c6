import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { AdminFrame } from './admin-frame.tsx';
import { queueCountsOptions } from './queue-counts-options.ts';

type AdminAreaProps = { currentPath: string; children: ReactNode };

/** A page beside the admin sidebar. Its route has loaded the counts of the queues. */
export function AdminArea({ currentPath, children }: AdminAreaProps) {
  const { api, site } = useRouteContext({ from: '__root__' });
  const { onSignOut } = useBar(currentPath);
  const { user: viewer } = useAuth();
  const { data: waiting } = useSuspenseQuery(queueCountsOptions(api));
  // Signed out elsewhere: the guard is about to redirect, and until then nothing here may be shown.
  if (viewer === null) return null;
  return (
    <AdminFrame sidebar={{ viewer, waiting, currentPath, onSignOut }} isOpenOnServer={site.is_sidebar_open}>
      {children}
    </AdminFrame>
  );
}

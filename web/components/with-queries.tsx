import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { getQueryClient } from '#web/router-context.ts';

/** Hands the cache to the pages inside. */
export function WithQueries() {
  const context = useRouteContext({ from: '__root__' });
  return (
    <QueryClientProvider client={getQueryClient(context)}>
      <Outlet />
    </QueryClientProvider>
  );
}

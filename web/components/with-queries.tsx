import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { getQueryClient } from '#web/router-context.ts';

/** Provides the query cache to the nested pages. */
export function WithQueries() {
  const context = useRouteContext({ from: '__root__' });
  return (
    <QueryClientProvider client={getQueryClient(context)}>
      <Outlet />
    </QueryClientProvider>
  );
}

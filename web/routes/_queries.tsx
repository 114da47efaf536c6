import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { getQueryClient } from '../router-context.ts';

/** Around every page that keeps data in the cache. Public pages stand outside and fetch none of its code. */
export const Route = createFileRoute('/_queries')({
  beforeLoad: async ({ context: { queries } }) => {
    queries.current ??= (await import('../queries.ts')).createQueries();
  },
  component: WithQueries,
});

function WithQueries() {
  const context = Route.useRouteContext();
  return (
    <QueryClientProvider client={getQueryClient(context)}>
      <Outlet />
    </QueryClientProvider>
  );
}

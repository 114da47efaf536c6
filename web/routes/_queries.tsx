import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Around every page that keeps data in the cache. Public pages stand outside and fetch none of its code. */
export const Route = createFileRoute('/_queries')({
  beforeLoad: async ({ context: { queries } }) => {
    queries.current ??= (await import('../queries.ts')).createQueries();
    return { queryClient: queries.current.client };
  },
  component: WithQueries,
});

function WithQueries() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { savedViewsOptions } from '#web/components/admin/saved-views-options.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { userOptions, usersOptions } from './users-options.ts';
import { UsersPage } from './users-page.tsx';

const readUsersView = readView('q', 'role', 'state', 'open', 'sort', 'dir');

export const Route = createFileRoute('/_member/admin/users')({
  validateSearch: readUsersView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    await Promise.all([
      queries.ensureQueryData(savedViewsOptions(context.api, 'users')),
      queries.ensureInfiniteQueryData(usersOptions(context.api, deps)),
      deps.open && queries.prefetchQuery(userOptions(context.api, deps.open)),
    ]);
  },
  head: titled('All Users'),
  component: Users,
});

function Users() {
  return <UsersPage view={Route.useSearch()} />;
}

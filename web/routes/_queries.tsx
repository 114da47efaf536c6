import { createFileRoute } from '@tanstack/react-router';
import { WithQueries } from '../components/with-queries.tsx';
import { provideQueries } from '../router-context.ts';

/** Around pages that keep data in the cache and are open to all. The others fetch none of its code. */
export const Route = createFileRoute('/_queries')({
  beforeLoad: ({ context }) => provideQueries(context),
  component: WithQueries,
});

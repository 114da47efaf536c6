import { createFileRoute } from '@tanstack/react-router';
import { WithQueries } from '#web/components/with-queries.tsx';
import { provideQueries } from '#web/router-context.ts';

/** Wraps public pages that use the query cache. Other public pages don't load its code. */
export const Route = createFileRoute('/_queries')({
  beforeLoad: ({ context }) => provideQueries(context),
  component: WithQueries,
});

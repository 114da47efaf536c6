import { createFileRoute } from '@tanstack/react-router';
import { WithQueries } from '#web/components/with-queries.tsx';
import { provideQueries } from '#web/router-context.ts';
import { GuardCheck } from '#web/ui/guard-check.tsx';

const SHOW_CHECK_AFTER_MS = 300;

/** Wraps every page that isn't public: the guard, then the query cache. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async (visit) => {
    const { guardMember } = await import('#web/session/guard-route.ts');
    await guardMember(visit);
    await provideQueries(visit.context);
  },
  // Pages set their own titles; this one remains if the guard refuses before a page has loaded.
  head: () => ({ meta: [{ title: 'Access denied - Bizmeet' }] }),
  pendingMs: SHOW_CHECK_AFTER_MS,
  pendingComponent: () => <GuardCheck className="min-h-dvh" />,
  component: WithQueries,
});

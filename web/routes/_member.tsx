import { createFileRoute } from '@tanstack/react-router';
import { WithQueries } from '../components/with-queries.tsx';
import { provideQueries } from '../router-context.ts';
import { GuardCheck } from '../ui/guard-check.tsx';

const SHOW_CHECK_AFTER_MS = 300;

/** Around every page that is not open to all: the guard, then the cache. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async (visit) => {
    const { guardMember } = await import('../session/guard-route.ts');
    await guardMember(visit);
    await provideQueries(visit.context);
  },
  // Pages have names of their own: this one is left standing where the guard refused before there was one.
  head: () => ({ meta: [{ title: 'Access denied - Bizmeet' }] }),
  pendingMs: SHOW_CHECK_AFTER_MS,
  pendingComponent: () => <GuardCheck className="min-h-dvh" />,
  component: WithQueries,
});

import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { Me } from '#contract/accounts/me.ts';
import { createAuthStore, NOBODY } from '#web/session/auth-store.ts';
import { fetchConfirmed } from '#web/session/fetch-confirmed.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { takeSentAnswers } from './sent-answers.ts';
import type { RenderRequest, Site } from './site.ts';

interface Dehydrated {
  site: Site;
  me: Me;
}

/** The router: one per request on the server, one per visit in the browser. */
export function createAppRouter(request?: RenderRequest) {
  const context: RouterContext = {
    api: request?.api ?? { baseUrl: window.location.origin, fetch: fetchConfirmed },
    site: request?.site as Site,
    auth: createAuthStore(),
    queries: { current: null },
  };
  if (request) context.auth.settle(request.me);
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: Spinner,
    defaultErrorComponent: PageError,
    ...(request && { ssr: { nonce: request.nonce } }),
    dehydrate: (): Dehydrated => ({
      site: context.site,
      me: request?.me ?? NOBODY,
    }),
    hydrate: async ({ site, me }: Dehydrated) => {
      context.site = site;
      context.auth.settle(me);
      const answers = takeSentAnswers();
      if (answers !== '') context.queries.current = (await import('./queries.ts')).createQueries(answers);
    },
  });
}

/** Fetched after the first page, because it may have to report that nothing can be fetched. */
const PageError = lazyRouteComponent(() => import('#web/components/page-error.tsx'), 'PageError');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

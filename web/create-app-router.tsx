import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { Me } from '#contract/account.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { createAuthStore, NOBODY } from './session/auth-store.ts';
import type { RenderRequest, Site } from './site.ts';
import { Spinner } from './ui/spinner.tsx';

interface Dehydrated {
  site: Site;
  me: Me;
  queries: string | null;
}

/** The router of one request on the server, or of the whole visit in the browser. */
export function createAppRouter(request?: RenderRequest) {
  const context: RouterContext = {
    api: request?.api ?? { baseUrl: window.location.origin },
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
      queries: context.queries.current?.dehydrate() ?? null,
    }),
    hydrate: async ({ site, me, queries }: Dehydrated) => {
      context.site = site;
      context.auth.settle(me);
      if (queries !== null) context.queries.current = (await import('./queries.ts')).createQueries(queries);
    },
  });
}

/** Fetched only when there is an error to show. */
const PageError = lazyRouteComponent(() => import('./components/page-error.tsx'), 'PageError');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import type { RenderRequest, Site } from './site.ts';
import { Spinner } from './ui/spinner.tsx';

interface Dehydrated {
  site: Site;
  queries: string | null;
}

/** The router of one request on the server, or of the whole visit in the browser. */
export function createAppRouter(request?: RenderRequest) {
  const context: RouterContext = {
    api: request?.api ?? { baseUrl: window.location.origin },
    site: request?.site as Site,
    queries: { current: null },
  };
  return createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: Spinner,
    defaultErrorComponent: PageError,
    ...(request && { ssr: { nonce: request.nonce } }),
    dehydrate: (): Dehydrated => ({
      site: context.site,
      queries: context.queries.current?.dehydrate() ?? null,
    }),
    hydrate: async ({ site, queries }: Dehydrated) => {
      context.site = site;
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

import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createQueryClient } from './query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';
import type { RenderRequest, Site } from './site.ts';
import { Spinner } from './ui/spinner.tsx';

/** The router of one request on the server, or of the whole visit in the browser. */
export function createAppRouter(request?: RenderRequest) {
  const queryClient = createQueryClient();
  const context: RouterContext = {
    queryClient,
    api: request?.api ?? { baseUrl: window.location.origin },
    site: request?.site as Site,
  };
  const router = createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: Spinner,
    defaultErrorComponent: PageError,
    ...(request && { ssr: { nonce: request.nonce } }),
    dehydrate: () => ({ site: context.site }),
    hydrate: ({ site }: { site: Site }) => {
      context.site = site;
    },
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

/** Fetched only when there is an error to show. */
const PageError = lazyRouteComponent(() => import('./components/page-error.tsx'), 'PageError');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

import {
  type AnyRouter,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Account } from '#domain/accounts/access.ts';
import { createQueries, type Queries } from '#web/queries.ts';
import type { RouterContext } from '#web/router-context.ts';
import { connectToaster, type ToastRequest } from '#web/ui/toast.ts';
import { createAuthStore } from './auth-store.ts';

/** The API's answer to one request: its status, and the body if it has one. */
type Answer = { status: number; body?: object };

interface Bench {
  /** What the signed-in user has besides an id. */
  user?: Partial<Account>;
  answer?: (request: string, sent: Request) => Answer | Promise<Answer>;
  queries?: Queries;
}

export interface ShownPage {
  router: AnyRouter;
  auth: RouterContext['auth'];
  toasts: ToastRequest[];
  /** The requests the page has sent: "PATCH /api/me/profile". */
  requests: string[];
  remove(): void;
}

/** Renders a page in a document for tests, with a signed-in user. */
export async function showPage(
  Page: () => ReactNode,
  { answer = () => ({ status: 200 }), queries = createQueries(), user = {} }: Bench = {},
): Promise<ShownPage> {
  const auth = createAuthStore();
  const me = { session: null, photo_url: null, unread_notification_count: 0, unread_message_count: 0 };
  auth.settle({ user: { user_id: 'u1', ...user } as Account, ...me });
  const toasts: ToastRequest[] = [];
  const disconnect = connectToaster((request) => toasts.push(request));
  const requests: string[] = [];
  async function fetch(input: RequestInfo | URL): Promise<Response> {
    const sent = input as Request;
    const { method, url } = sent;
    const request = `${method} ${new URL(url).pathname}`;
    requests.push(request);
    const { status, body = {} } = await answer(request, sent);
    return Response.json(body, { status });
  }
  const context = { api: { baseUrl: 'http://bizmeet.test', fetch }, auth, queries: { current: queries } };
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()({
      component: Page,
      notFoundComponent: () => null,
    }),
    context: context as unknown as RouterContext,
    history: createMemoryHistory(),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<RouterProvider router={router} />);
  return {
    router,
    auth,
    toasts,
    requests,
    remove() {
      root.unmount();
      place.remove();
      disconnect();
    },
  };
}

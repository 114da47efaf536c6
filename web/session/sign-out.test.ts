import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actorOf } from '#test/access/personas.ts';
import { createQueries } from '#web/queries.ts';
import { connectToaster, type ToastRequest } from '#web/ui/toast.ts';
import { createAuthStore } from './auth-store.ts';
import { signOut } from './sign-out.ts';

const KEYS = ['sb-token', 'theme'];
let toasts: ToastRequest[] = [];
let disconnect: () => void;
const reload = vi.fn();

beforeEach(() => {
  disconnect = connectToaster((toast) => toasts.push(toast));
  // Connecting hands over what tests of other files left in the queue.
  toasts = [];
  const store = storeOf([...KEYS]);
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', storeOf([]));
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
});

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('ends every session and leaves nothing behind [STATE-12] [STATE-13] [STATE-14] [STATE-15] [ERR-15]', async () => {
  const { router, auth, queries, calls, navigate } = visitOf(() => new Response('{"done":true}', JSON_TYPE));
  queries.setQueryData(['settings'], 'mine');
  await signOut(router);
  expect(calls).toEqual(['DELETE /api/auth/sessions']);
  expect(navigate).toHaveBeenCalledWith({ to: '/' });
  expect(auth.getState()).toEqual({
    user: null,
    session: null,
    photo_url: null,
    unread_notification_count: 0,
    unread_message_count: 0,
    loading: false,
    authReady: true,
  });
  expect(queries.getQueryData(['settings'])).toBeUndefined();
  expect(localStorage.key(0)).toBe('theme');
  expect(toasts).toEqual([{ title: 'Successfully logged out', variant: 'success' }]);
});

it.each<[string, () => Response, object]>([
  [
    'the server fails',
    () => new Response('{"code":"internal_error"}', { ...JSON_TYPE, status: 500 }),
    { code: 'internal_error' },
  ],
  [
    'the server is not reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    new TypeError('Failed to fetch'),
  ],
])(
  'says and logs it when %s, and the person stays signed in [ERR-16] [ERR-35]',
  async (_, answer, failure) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { router, auth, navigate } = visitOf(answer);
    await expect(signOut(router)).rejects.toEqual(failure);
    expect(auth.getState().user).not.toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([['Failed to sign out:', failure]]);
    expect(toasts).toEqual([{ title: 'Failed to log out', variant: 'destructive' }]);
  },
);

it('is done when the session had ended already', async () => {
  const refusal = { ...JSON_TYPE, status: 401 };
  const { router, auth } = visitOf(() => new Response('{"code":"authentication_required"}', refusal));
  await signOut(router);
  expect(auth.getState().user).toBeNull();
});

it('a member page reached by Back meanwhile is reloaded, not rendered for nobody', async () => {
  const { router, auth, navigate } = visitOf(() => new Response('{"done":true}', JSON_TYPE));
  navigate.mockImplementation(async () => {
    vi.stubGlobal('location', { pathname: '/business', reload });
  });
  await signOut(router);
  expect(reload).toHaveBeenCalledOnce();
  expect(auth.getState().user).not.toBeNull();
});

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

function visitOf(answer: () => Response) {
  const calls: string[] = [];
  const auth = createAuthStore();
  auth.settle({
    user: actorOf('creator_active'),
    session: { id: 's1', expires_at: '2026-06-08T12:00:00Z' },
    photo_url: null,
    unread_notification_count: 1,
    unread_message_count: 0,
  });
  const fetch = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer();
  };
  const queries = createQueries();
  const navigate = vi.fn(async () => undefined);
  const context = { api: { baseUrl: 'http://bizmeet.test', fetch }, auth, queries: { current: queries } };
  const router = { options: { context }, navigate, clearCache: vi.fn() } as unknown as AnyRouter;
  return { router, auth, queries: queries.client, calls, navigate };
}

function storeOf(keys: string[]) {
  return {
    get length() {
      return keys.length;
    },
    key: (index: number) => keys[index] ?? null,
    removeItem: (key: string) => void keys.splice(keys.indexOf(key), 1),
  };
}

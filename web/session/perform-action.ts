import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ProblemDocument } from '#contract/platform/problem.ts';
import type { Readable } from '#web/api/query.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { createQueries } from '#web/queries.ts';
import type { RouterContext } from '#web/router-context.ts';
import { type ToastRequest, toast } from '#web/ui/toast.ts';
import { isSignedOut, redirectToSignIn, toastNotAuthenticated } from './session-lost.ts';

/** The API call, or several that belong together. Rejects with the API's problem or the network error. */
export type Send<Input, Answer> = (api: ApiReach, input: Input) => Promise<Answer>;

/** Refetches everything on the page, or only what came from one API address. */
type Refresh = 'everything' | Readable;

/** The changes the page shows afterwards. The action stays busy until they are visible. */
export interface Changes<Input, Answer> {
  after?: Refresh | ((answer: Answer, input: Input) => unknown);
  /** Runs after a refusal too, because somebody else or the clock may have acted first. */
  afterRefusal?: Refresh | ((cause: unknown, input: Input) => unknown);
  /** The toast, shown when the changes are visible. */
  done?: string | ((answer: Answer, input: Input) => ToastRequest | null);
}

/** One press: its input and options as they were then, whatever renders in the meantime. */
export interface Press<Input, Answer> {
  input: Input;
  send: Send<Input, Answer>;
  changes: Changes<Input, Answer>;
}

/** The query cache. A public page has none until it sends something. */
export function cacheOf(router: AnyRouter): QueryClient {
  const { queries } = router.options.context as RouterContext;
  queries.current ??= createQueries();
  return queries.current.client;
}

/**
 * Runs an action. A signed-out session leads to the sign-in page. Actions with the same `turn` run one at a time,
 * each after the changes of the previous one are visible.
 */
export function actionOptions<Input, Answer>(
  router: AnyRouter,
  turn?: string,
): MutationOptions<Answer, unknown, Press<Input, Answer>> {
  const { api } = router.options.context as RouterContext;
  return {
    ...(turn && { scope: { id: turn } }),
    mutationFn: ({ send, input }) => send(api, input),
    onSuccess: async (answer, { input, changes: { after, done } }) => {
      await (typeof after === 'function' ? after(answer, input) : refresh(router, after));
      const words =
        typeof done === 'string' ? { title: done, variant: 'success' as const } : done?.(answer, input);
      if (words) toast(words);
    },
    onError: async (cause, { input, changes: { afterRefusal } }) => {
      if (isSignedOut(cause)) void endSession(router);
      const refreshed =
        typeof afterRefusal === 'function' ? afterRefusal(cause, input) : refresh(router, afterRefusal);
      // Without an answer the refetch may find no connection either, and the message would wait for its retries.
      if (isRefusal(cause)) await refreshed;
    },
  };
}

/** Whether the server answered. Anything else is a failure on the way. */
function isRefusal(cause: unknown): boolean {
  return ((cause ?? {}) as Partial<ProblemDocument>).status !== undefined;
}

/** Visitors never had a session, so they are only asked to sign in. */
async function endSession(router: AnyRouter): Promise<void> {
  const { auth } = router.options.context as RouterContext;
  if (auth.getState().user) toastNotAuthenticated('Your session ended. Sign in and try again.');
  await redirectToSignIn(router);
}

async function refresh(router: AnyRouter, part: Refresh | undefined): Promise<void> {
  if (part) await cacheOf(router).invalidateQueries(part === 'everything' ? {} : { queryKey: [part] });
}

/** Runs an action without a component, for work that outlives the page. Rejects with the refusal. */
export function performAction<Answer>(
  router: AnyRouter,
  send: (api: ApiReach) => Promise<Answer>,
  { turn, ...changes }: Changes<void, Answer> & { turn?: string } = {},
): Promise<Answer> {
  const client = cacheOf(router);
  const mutation = client.getMutationCache().build(client, actionOptions<void, Answer>(router, turn));
  return mutation.execute({ input: undefined, send, changes });
}

/**
 * For actions where somebody else or the clock may act first: refetches everything on the page, after a refusal too.
 */
export const REFRESH_ALL = { after: 'everything', afterRefusal: 'everything' } as const;

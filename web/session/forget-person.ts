import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { logFailure } from './log-failure.ts';

/** Nothing of one account may be seen by the next: who it was, what was fetched for them, and its pages. */
export function forgetPerson(router: AnyRouter): void {
  const { auth } = router.options.context as RouterContext;
  auth.clear();
  forgetAnswers(router);
}

export function forgetAnswers(router: AnyRouter): void {
  const { queries } = router.options.context as RouterContext;
  try {
    queries.current?.client.clear();
    router.clearCache();
  } catch (cause) {
    logFailure('Failed to clear the cache', cause);
  }
}

import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from '#web/router-context.ts';
import { logFailure } from './log-failure.ts';

/**
 * Removes everything about an account, so that the next one can't see it: the user, the cached data and the rendered
 * pages.
 */
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

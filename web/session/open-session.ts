import type { AnyRouter } from '@tanstack/react-router';
import { stringifySearch } from '#web/search-params.ts';
import type { SignInOutcome } from './auth-actions.ts';
import { type AuthSearch, closeAuthDialog } from './auth-dialog.ts';
import { headingOf } from './auth-search.ts';
import { enter } from './enter.ts';

/** Signs in. An account with a second factor goes to the page that asks for it, with the destination in its address. */
export async function openSession(
  router: AnyRouter,
  opening: Promise<unknown>,
  authSearch: AuthSearch,
): Promise<SignInOutcome> {
  try {
    await opening;
  } catch (cause) {
    if ((cause as { code?: string } | null)?.code !== 'second_step_required') throw cause;
    const returnTo = headingOf(authSearch);
    closeAuthDialog();
    void router.navigate({ href: `/auth/second-step${stringifySearch({ returnTo })}` });
    return 'second_step';
  }
  await enter(router);
  return 'signed_in';
}

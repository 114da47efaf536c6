import type { AnyRouter } from '@tanstack/react-router';
import { toast } from '#web/ui/toast.ts';
import { forgetPerson } from './forget-person.ts';

export const NOT_AUTHENTICATED = 'User not authenticated';

/** True if the API says the session has ended. A wrong password has another code. */
export function isSignedOut(cause: unknown): boolean {
  const { code, cause: first } = (cause ?? {}) as { code?: string; cause?: unknown };
  return code === 'authentication_required' || (first !== undefined && isSignedOut(first));
}

/** Says why nothing was saved: the session ended while the page was open. */
export function toastNotAuthenticated(description: string): void {
  toast({ title: NOT_AUTHENTICATED, description, variant: 'destructive' });
}

/** The server no longer knows the session, so the guard decides again, as for a visitor. */
export async function redirectToSignIn(router: AnyRouter): Promise<void> {
  forgetPerson(router);
  await router.invalidate();
}

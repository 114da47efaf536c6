import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson } from './forget-person.ts';

/** True if the API says the session has ended. A wrong password has another code. */
export function isSignedOut(cause: unknown): boolean {
  return (cause as { code?: string } | null)?.code === 'authentication_required';
}

/** The server no longer knows the session, so the guard decides again, as for a visitor. */
export async function redirectToSignIn(router: AnyRouter): Promise<void> {
  forgetPerson(router);
  await router.invalidate();
}

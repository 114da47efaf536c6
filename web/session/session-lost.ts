import type { AnyRouter } from '@tanstack/react-router';
import { forgetPerson } from './forget-person.ts';

/** The API's answer to somebody whose session has ended. A wrong password is refused with another code. */
export function isSignedOut(cause: unknown): boolean {
  return (cause as { code?: string } | null)?.code === 'authentication_required';
}

/** The server no longer knows the session, so the guard is asked again, as for a visitor. */
export async function leadToDoor(router: AnyRouter): Promise<void> {
  forgetPerson(router);
  await router.invalidate();
}

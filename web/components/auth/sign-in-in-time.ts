import { SIGN_IN_TIMEOUT_SECONDS } from '#domain/accounts/limits.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { forgetSignUp } from '#web/session/forget-sign-up.ts';

export class SignInTimedOut extends Error {}

/** Signs in and leaves, or gives up after ten seconds. */
export async function signInInTime(
  actions: Pick<AuthActions, 'signIn' | 'leaveAuth'>,
  credentials: { email: string; password: string },
): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), SIGN_IN_TIMEOUT_SECONDS * 1000);
  const late = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(new SignInTimedOut()));
  });
  try {
    const outcome = await Promise.race([actions.signIn(credentials, stop.signal), late]);
    if (outcome === 'second_step') return;
  } catch (cause) {
    throw stop.signal.aborted ? new SignInTimedOut() : cause;
  } finally {
    clearTimeout(timer);
  }
  goIn(actions);
}

export function goIn({ leaveAuth }: Pick<AuthActions, 'leaveAuth'>): void {
  forgetSignUp();
  leaveAuth();
}

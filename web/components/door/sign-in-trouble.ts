import type { ProblemDocument } from '#contract/problem.ts';
import { toast } from '#web/ui/toast.ts';
import { SignInTimedOut } from './sign-in-in-time.ts';

type SignInTrouble =
  | { kind: 'late' }
  | { kind: 'unreached' }
  | { kind: 'unverified' }
  | { kind: 'wrong'; words: string }
  | { kind: 'refused'; words: string };

const WRONG_CREDENTIALS = 'Email or password is wrong.';

export function readSignInTrouble(cause: unknown): SignInTrouble {
  if (cause instanceof SignInTimedOut) return { kind: 'late' };
  const { code, detail, title } = problemOf(cause);
  if (code === 'email_not_verified') return { kind: 'unverified' };
  if (code === 'wrong_credentials') return { kind: 'wrong', words: WRONG_CREDENTIALS };
  const words = detail ?? title;
  return words === undefined ? { kind: 'unreached' } : { kind: 'refused', words };
}

/** A connection that failed is news for the whole page; a refusal stands beside what was typed. */
export function toastConnectionTrouble(kind: 'late' | 'unreached'): void {
  toast({
    title: 'Connection Error',
    description:
      kind === 'late'
        ? 'Sign in timed out. Please check your connection and try again.'
        : 'We could not reach Bizmeet. Check your connection and try again.',
    variant: 'destructive',
  });
}

/** What an answer says to do; null when none came. */
export function adviceIn(cause: unknown): string | null {
  const { detail, title } = problemOf(cause);
  return detail ?? title ?? null;
}

function problemOf(cause: unknown): Partial<ProblemDocument> {
  return typeof cause === 'object' && cause !== null && !(cause instanceof Error) ? cause : {};
}

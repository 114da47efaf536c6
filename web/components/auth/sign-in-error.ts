import type { ProblemDocument } from '#contract/platform/problem.ts';
import { toast } from '#web/ui/toast.ts';
import { SignInTimedOut } from './sign-in-in-time.ts';

type SignInError =
  | { kind: 'late' }
  | { kind: 'unreached' }
  | { kind: 'unverified' }
  | { kind: 'wrong'; words: string }
  /** A code from the inbox is required before the next try. */
  | { kind: 'unproved'; words: string }
  | { kind: 'refused'; words: string; wait_seconds: number };

const WRONG_CREDENTIALS = 'Email or password is wrong.';

export function readSignInError(cause: unknown): SignInError {
  if (cause instanceof SignInTimedOut) return { kind: 'late' };
  const { code, detail, title, retry_after_seconds = 0 } = problemOf(cause);
  if (code === 'email_not_verified') return { kind: 'unverified' };
  if (code === 'wrong_credentials') return { kind: 'wrong', words: WRONG_CREDENTIALS };
  const words = detail ?? title;
  if (code === 'device_proof_required') return { kind: 'unproved', words: words ?? '' };
  return words === undefined
    ? { kind: 'unreached' }
    : { kind: 'refused', words, wait_seconds: retry_after_seconds };
}

/** A connection failure concerns the full page; a refusal is shown beside the field. */
export function toastConnectionError(kind: 'late' | 'unreached'): void {
  toast({
    title: 'Connection Error',
    description:
      kind === 'late'
        ? 'Sign in timed out. Please check your connection and try again.'
        : 'We couldn’t reach Bizmeet. Check your connection and try again.',
    variant: 'destructive',
  });
}

/** The advice in an answer; null without an answer. */
export function adviceIn(cause: unknown): string | null {
  const { detail, title } = problemOf(cause);
  return detail ?? title ?? null;
}

function problemOf(cause: unknown): Partial<ProblemDocument> {
  return typeof cause === 'object' && cause !== null && !(cause instanceof Error) ? cause : {};
}

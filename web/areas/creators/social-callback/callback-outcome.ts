import type { ProblemDocument } from '#contract/platform/problem.ts';
import { adviceFor } from '#web/api/form-errors.ts';

export type CallbackSearch = { code?: string; state?: string; error?: string };

/** The parsed parameters of a platform's redirect. */
export type Arrival =
  | { kind: 'nothing' }
  | { kind: 'refused' }
  | { kind: 'broken' }
  | { kind: 'code'; code: string; state: string };

export function readArrival({ code, state, error }: CallbackSearch): Arrival {
  if (error === 'access_denied') return { kind: 'refused' };
  if (error !== undefined) return { kind: 'broken' };
  if (code === undefined && state === undefined) return { kind: 'nothing' };
  return code && state ? { kind: 'code', code, state } : { kind: 'broken' };
}

export interface CallbackWords {
  title: string;
  text: string;
  /** True if starting again can help. */
  canRetry: boolean;
}

/** The words for a connection that failed. */
export function callbackWords(name: string, arrival: Exclude<Arrival, { kind: 'code' }>): CallbackWords {
  switch (arrival.kind) {
    case 'nothing':
      return {
        title: `No ${name} connection in progress.`,
        text: `This browser hasn’t started connecting ${name}. Nothing changed.`,
        canRetry: false,
      };
    case 'refused':
      return {
        title: `${name} isn’t connected.`,
        text: 'You didn’t give permission, so nothing changed. You can also verify your handle with a code in your bio.',
        canRetry: true,
      };
    case 'broken':
      return {
        title: `${name} didn’t respond.`,
        text: `Something went wrong at ${name}. Nothing changed. Try again in a moment.`,
        canRetry: true,
      };
  }
}

/** The words for a refusal by our server. */
export function failureWords(name: string, cause: unknown): CallbackWords {
  const { code } = (cause ?? {}) as Partial<ProblemDocument>;
  const isSignedOut = code === 'authentication_required';
  return {
    title: `${name} isn’t connected.`,
    text: isSignedOut ? 'You were signed out. Sign in and connect it again.' : adviceFor(cause),
    canRetry: !isSignedOut && code !== 'role_not_allowed' && code !== 'account_suspended',
  };
}

import type { ProblemDocument } from '#contract/problem.ts';
import { failureWords } from './failure-words.ts';

export type CallbackSearch = { code?: string; state?: string; error?: string };

/** What a platform sent somebody back with, before anything is made of it. */
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
  /** Whether starting again can help. */
  canRetry: boolean;
}

/** How it ended, where it did not end well. */
export function callbackWords(name: string, arrival: Exclude<Arrival, { kind: 'code' }>): CallbackWords {
  switch (arrival.kind) {
    case 'nothing':
      return {
        title: `Nothing from ${name} to finish.`,
        text: `No connection to ${name} was started from this browser, so none is waiting here. Nothing has changed.`,
        canRetry: false,
      };
    case 'refused':
      return {
        title: `${name} stays unconnected.`,
        text: 'You did not allow it, so nothing was read and nothing has changed. You can also prove your handle with a code in your bio.',
        canRetry: true,
      };
    case 'broken':
      return {
        title: `${name} sent no answer.`,
        text: `Something went wrong at ${name} before it sent you back. Nothing has changed.`,
        canRetry: true,
      };
  }
}

/** The server would not take what the platform sent. */
export function troubleWords(name: string, cause: unknown): CallbackWords {
  const { code } = (cause ?? {}) as Partial<ProblemDocument>;
  const isSignedOut = code === 'authentication_required';
  return {
    title: `${name} is not connected.`,
    text: isSignedOut ? 'You were signed out on the way. Sign in and connect it again.' : failureWords(cause),
    canRetry: !isSignedOut && code !== 'role_not_allowed' && code !== 'account_suspended',
  };
}

import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectToaster, type ToastRequest } from '#web/ui/toast.ts';
import { adviceIn, readSignInError, toastConnectionError } from './sign-in-error.ts';
import { SignInTimedOut } from './sign-in-in-time.ts';

let toasts: ToastRequest[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToaster((toast) => toasts.push(toast));
});

afterEach(() => disconnect());

it.each([
  [new SignInTimedOut(), { kind: 'late' }],
  [new TypeError('Failed to fetch'), { kind: 'unreached' }],
  [undefined, { kind: 'unreached' }],
  [{ code: 'email_not_verified', detail: 'Open the link.' }, { kind: 'unverified' }],
  [
    { code: 'wrong_credentials', detail: 'Nope.' },
    { kind: 'wrong', words: 'Email or password is wrong.' },
  ],
  [
    { code: 'too_many_requests', detail: 'Try again in 4 minutes.' },
    { kind: 'refused', words: 'Try again in 4 minutes.', wait_seconds: 0 },
  ],
  [
    { code: 'too_many_requests', detail: 'Try again in 15 seconds.', retry_after_seconds: 15 },
    { kind: 'refused', words: 'Try again in 15 seconds.', wait_seconds: 15 },
  ],
  [
    { code: 'device_proof_required', detail: 'Confirm with a code.' },
    { kind: 'unproved', words: 'Confirm with a code.' },
  ],
])('reads %j', (cause, error) => {
  expect(readSignInError(cause)).toEqual(error);
});

it('says in a toast that signing in took too long [ERR-07]', () => {
  toastConnectionError('late');
  expect(toasts).toEqual([
    {
      title: 'Connection Error',
      description: 'Sign in timed out. Please check your connection and try again.',
      variant: 'destructive',
    },
  ]);
});

it('says in a toast that the server was not reached, and what to do [ERR-08]', () => {
  toastConnectionError('unreached');
  expect(toasts).toMatchObject([{ title: 'Connection Error', variant: 'destructive' }]);
  expect(toasts[0]?.description).toContain('Check your connection');
});

it('takes advice from an answer, not from what broke on the way to it', () => {
  expect(adviceIn({ detail: 'Try again in 40 seconds.' })).toBe('Try again in 40 seconds.');
  expect(adviceIn(new TypeError('Failed to fetch'))).toBeNull();
});

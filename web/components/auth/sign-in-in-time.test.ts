import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignInOutcome } from '#web/session/auth-actions.ts';
import { SignInTimedOut, signInInTime } from './sign-in-in-time.ts';

const MAYA = { email: 'maya@okafor.studio', password: 'sourdough at six' };
let removed: string[];

beforeEach(() => {
  removed = [];
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => void removed.push(key) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves sign-in once signed in, with nothing of a sign-up left in the tab', async () => {
  const actions = actionsWith(async () => 'signed_in');
  await signInInTime(actions, MAYA);
  expect(actions.signIn).toHaveBeenCalledWith(MAYA, expect.any(AbortSignal));
  expect(actions.leaveAuth).toHaveBeenCalledTimes(1);
  expect(removed).toEqual(['pendingVerification', 'signUpDraft']);
  expect(vi.getTimerCount()).toBe(0);
});

it('stays while a second step is due, which continues by itself', async () => {
  const actions = actionsWith(async () => 'second_step');
  await signInInTime(actions, MAYA);
  expect(actions.leaveAuth).not.toHaveBeenCalled();
});

it('gives up after 10 seconds and stops the call [CONST-02]', async () => {
  const actions = actionsWith(() => new Promise(() => undefined));
  const outcome = vi.fn();
  const end = signInInTime(actions, MAYA).catch(outcome);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(outcome).toHaveBeenCalledWith(expect.any(SignInTimedOut));
  expect(actions.signIn.mock.calls[0]?.[1].aborted).toBe(true);
  expect(actions.leaveAuth).not.toHaveBeenCalled();
});

it('hands on what the call was refused for', async () => {
  const refusal = { code: 'wrong_credentials' };
  await expect(
    signInInTime(
      actionsWith(() => Promise.reject(refusal)),
      MAYA,
    ),
  ).rejects.toBe(refusal);
});

function actionsWith(signIn: () => Promise<SignInOutcome>) {
  return {
    signIn: vi.fn((_credentials: typeof MAYA, _signal: AbortSignal) => signIn()),
    leaveAuth: vi.fn(),
  };
}

import { useState } from 'react';
import type { ProblemDocument } from '#contract/platform/problem.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';

type ProofActions = Pick<AuthActions, 'requestDeviceCode' | 'confirmDevice'>;

/**
 * After many wrong passwords from here, a code from the inbox proves that this browser belongs to the account's owner.
 */
export function useDeviceProof(actions: ProofActions) {
  const [asked, setAsked] = useState<{ email: string; resend_at: number } | null>(null);
  const [code, setCode] = useState('');
  /** The code is tied to the address it was sent to; another address is tried without it. */
  const isAsked = (email: string) => asked !== null && asked.email === email;

  async function begin(email: string) {
    const { resend_after_seconds } = await actions.requestDeviceCode(email);
    setAsked({ email, resend_at: Date.now() + resend_after_seconds * 1_000 });
    setCode('');
  }

  async function confirm(email: string) {
    if (!isAsked(email)) return;
    await actions.confirmDevice({ email, code });
    setAsked(null);
  }

  return {
    code,
    setCode,
    isAsked,
    resend_at: asked?.resend_at ?? 0,
    begin,
    confirm,
    findProblem: (email: string) =>
      isAsked(email) && code.trim() === '' ? 'Enter the code from the email' : null,
    problemIn: (cause: unknown) =>
      (cause as Partial<ProblemDocument> | null)?.fields?.find(({ path }) => path === 'code')?.message ??
      null,
  };
}

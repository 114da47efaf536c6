import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { forgetPassword, heldPassword, holdPassword } from '#web/session/pending-password.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { toast } from '#web/ui/toast.ts';
import { adviceIn, readSignInError, toastConnectionError } from './sign-in-error.ts';
import { goIn, signInInTime } from './sign-in-in-time.ts';

/** The state of the email: `unknown` before the first answer. */
export type VerificationState = { is: 'unknown' } | { is: 'pending'; checked_at: Date } | { is: 'verified' };

export type Verification = ReturnType<typeof useVerification>;

type VerificationOptions = {
  /** Null until it is known. */
  pending: PendingVerification | null;
  actions: AuthActions;
  passwordField: RefObject<HTMLInputElement | null>;
};

const POLL_MS = 4000;

/** Checks on request and regularly whether the email is verified, and signs in as soon as it is. */
export function useVerification({ pending, actions, passwordField }: VerificationOptions) {
  const [state, setState] = useState<VerificationState>({ is: 'unknown' });
  const [waitsFor, setWaitsFor] = useState<'check' | 'entry' | 'leave' | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const isEntering = useRef(false);
  // Leaving the page discards the password too.
  useEffect(() => forgetPassword, []);

  usePoll(pending === null || state.is === 'verified' || waitsFor === 'leave' ? null : POLL_MS, async () => {
    const seen = waitsFor === null ? await look() : 'unknown';
    if (seen === 'signed-in' || seen === 'verified') await follow(seen);
  });

  /**
   * Checks for a session created by the link, else asks with the sign-up's ticket; without a ticket the state is
   * unknown.
   */
  async function look(): Promise<'signed-in' | 'verified' | 'pending' | 'unknown'> {
    if (await actions.refresh()) return 'signed-in';
    if (!pending?.ticket) return 'unknown';
    const { is_verified } = await actions.checkVerification(pending.ticket);
    return is_verified ? 'verified' : 'pending';
  }

  async function check(): Promise<void> {
    setWaitsFor('check');
    try {
      const seen = await look();
      if (seen === 'pending') sayPending();
      else await follow(seen);
    } catch (cause) {
      const description = adviceIn(cause) ?? 'Check your connection and try again.';
      toast({ title: 'Error checking status', description, variant: 'destructive' });
    } finally {
      setWaitsFor((what) => (what === 'check' ? null : what));
    }
  }

  /** If the state is unknown, tries to sign in. */
  async function follow(seen: 'signed-in' | 'verified' | 'unknown'): Promise<void> {
    if (seen === 'signed-in') {
      setWaitsFor('leave');
      return goIn(actions);
    }
    if (seen === 'verified') setState({ is: 'verified' });
    const password = pending && heldPassword(pending.email);
    if (password) return enter(password);
    toast({ title: 'Sign in to continue', description: 'Enter your password below.' });
    passwordField.current?.focus();
  }

  async function enter(password: string): Promise<void> {
    if (pending === null || isEntering.current) return;
    isEntering.current = true;
    setWaitsFor((what) => what ?? 'entry');
    setComplaint(null);
    try {
      await signInInTime(actions, { email: pending.email, password });
      setWaitsFor('leave');
    } catch (cause) {
      setWaitsFor((what) => (what === 'entry' ? null : what));
      complain(cause, password);
    } finally {
      isEntering.current = false;
    }
  }

  function complain(cause: unknown, password: string) {
    const error = readSignInError(cause);
    switch (error.kind) {
      case 'late':
      case 'unreached':
        return toastConnectionError(error.kind);
      case 'unverified':
        if (pending) holdPassword(pending.email, password);
        return sayPending();
      case 'wrong':
      case 'refused':
        toast({ title: 'Sign in failed', description: error.words, variant: 'destructive' });
        setComplaint(error.words);
        return passwordField.current?.select();
    }
  }

  function sayPending(): void {
    setState({ is: 'pending', checked_at: new Date() });
    const description = 'Open the link in the email, then check again.';
    toast({ title: 'Still pending verification', description });
  }

  return {
    state,
    isChecking: waitsFor === 'check' || waitsFor === 'leave',
    isEntering: waitsFor === 'entry',
    complaint,
    forgetComplaint: () => setComplaint(null),
    check,
    enter,
  };
}

/**
 * Polls while the page is visible, and immediately when it becomes visible. Polls don't overlap, and a failed one isn't
 * retried before the next. `null` pauses.
 */
function usePoll(everyMs: number | null, poll: () => Promise<void>): void {
  const onTurn = useEffectEvent(poll);
  useEffect(() => {
    if (everyMs === null) return;
    let isUnderWay = false;
    const turn = async () => {
      if (isUnderWay || document.visibilityState !== 'visible') return;
      isUnderWay = true;
      try {
        await onTurn();
      } catch {
        // The next poll tries again.
      } finally {
        isUnderWay = false;
      }
    };
    const timer = setInterval(turn, everyMs);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [everyMs]);
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { forgetPassword, heldPassword, holdPassword } from '#web/session/pending-password.ts';
import type { PendingVerification } from '#web/session/pending-verification.ts';
import { toast } from '#web/ui/toast.ts';
import { goIn, signInInTime } from './sign-in-in-time.ts';
import { adviceIn, readSignInTrouble, toastConnectionTrouble } from './sign-in-trouble.ts';
import { usePoll } from './use-poll.ts';

/** What is known of the email: `unknown` before the first answer. */
export type Standing = { is: 'unknown' } | { is: 'pending'; checked_at: Date } | { is: 'verified' };

export type Verification = ReturnType<typeof useVerification>;

type VerificationOptions = {
  /** Null while the page does not know yet. */
  pending: PendingVerification | null;
  actions: AuthActions;
  passwordField: RefObject<HTMLInputElement | null>;
};

const POLL_MS = 4000;

/** Finds out whether an email is verified by now, asked or by itself, and goes in as soon as it is. */
export function useVerification({ pending, actions, passwordField }: VerificationOptions) {
  const [standing, setStanding] = useState<Standing>({ is: 'unknown' });
  const [waitsFor, setWaitsFor] = useState<'check' | 'entry' | 'leave' | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const isEntering = useRef(false);
  // Whoever goes elsewhere in the site gives up the password as well.
  useEffect(() => forgetPassword, []);

  usePoll(
    pending === null || standing.is === 'verified' || waitsFor === 'leave' ? null : POLL_MS,
    async () => {
      const seen = waitsFor === null ? await look() : 'unknown';
      if (seen === 'signed-in' || seen === 'verified') await follow(seen);
    },
  );

  /** Somebody signed in by the link itself, or what the ticket of the sign-up tells; without one nothing does. */
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

  /** Where nothing tells, signing in does. */
  async function follow(seen: 'signed-in' | 'verified' | 'unknown'): Promise<void> {
    if (seen === 'signed-in') {
      setWaitsFor('leave');
      return goIn(actions);
    }
    if (seen === 'verified') setStanding({ is: 'verified' });
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
    const trouble = readSignInTrouble(cause);
    switch (trouble.kind) {
      case 'late':
      case 'unreached':
        return toastConnectionTrouble(trouble.kind);
      case 'unverified':
        if (pending) holdPassword(pending.email, password);
        return sayPending();
      case 'wrong':
      case 'refused':
        toast({ title: 'Sign in failed', description: trouble.words, variant: 'destructive' });
        setComplaint(trouble.words);
        return passwordField.current?.select();
    }
  }

  function sayPending(): void {
    setStanding({ is: 'pending', checked_at: new Date() });
    const description = 'Open the link in the email, then check again.';
    toast({ title: 'Still pending verification', description });
  }

  return {
    standing,
    isChecking: waitsFor === 'check' || waitsFor === 'leave',
    isEntering: waitsFor === 'entry',
    complaint,
    forgetComplaint: () => setComplaint(null),
    check,
    enter,
  };
}

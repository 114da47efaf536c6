import type { AuthActions } from '#web/session/auth-actions.ts';
import { type PendingVerification, pendingVerification } from '#web/session/pending-verification.ts';

/** Resends the email and stores the earliest time for the next one. */
export async function resendVerification(
  actions: Pick<AuthActions, 'resendVerificationEmail'>,
  pending: PendingVerification,
): Promise<void> {
  const { resend_after_seconds } = await actions.resendVerificationEmail(pending.email);
  pendingVerification.set({ ...pending, resend_at: Date.now() + resend_after_seconds * 1000 });
}

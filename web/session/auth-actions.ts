import type { SignUpReceipt, SignUpRequest } from '#contract/sign-up.ts';

export interface MailPlaced {
  email: string;
  resend_after_seconds: number;
}

/**
 * What the forms at the door can do. Each rejects with the API's problem document, or with a TypeError when the
 * server was not reached. Signing in settles who is signed in; going on from there is `leaveDoor`.
 */
export interface AuthActions {
  signUp(request: SignUpRequest): Promise<SignUpReceipt>;
  signIn(credentials: { email: string; password: string }, signal?: AbortSignal): Promise<void>;
  requestSignInLink(email: string): Promise<MailPlaced>;
  requestPasswordReset(email: string): Promise<MailPlaced>;
  resendVerificationEmail(email: string): Promise<MailPlaced>;
  checkVerification(ticket: string): Promise<{ is_verified: boolean }>;
  /** Asks the server again who is signed in; true when somebody is. */
  refresh(): Promise<boolean>;
  /** Goes where the person was heading before the door, or home. */
  leaveDoor(): void;
}

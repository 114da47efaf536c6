import type { SignUpReceipt, SignUpRequest } from '#contract/accounts/sign-up.ts';

/** Accounts with a passkey or an authenticator app continue on a page that asks for it. */
export type SignInOutcome = 'signed_in' | 'second_step';

export interface MailPlaced {
  email: string;
  resend_after_seconds: number;
}

/**
 * The actions of the sign-in and sign-up forms. Each rejects with the API's problem document, or with a TypeError if
 * the server wasn't reached. Signing in updates the session; `leaveAuth` navigates on.
 */
export interface AuthActions {
  signUp(request: SignUpRequest): Promise<SignUpReceipt>;
  signIn(credentials: { email: string; password: string }, signal?: AbortSignal): Promise<SignInOutcome>;
  /** Emails a code that proves that the browser belongs to the account's owner. */
  requestDeviceCode(email: string): Promise<MailPlaced>;
  confirmDevice(proof: { email: string; code: string }): Promise<void>;
  requestSignInLink(email: string): Promise<MailPlaced>;
  requestPasswordReset(email: string): Promise<MailPlaced>;
  resendVerificationEmail(email: string): Promise<MailPlaced>;
  checkVerification(ticket: string): Promise<{ is_verified: boolean }>;
  /** Refetches the session; resolves to true if somebody is signed in. */
  refresh(): Promise<boolean>;
  /** Opens the page the user was heading for, or home. */
  leaveAuth(): void;
}

import { forgetPassword } from './pending-password.ts';
import { pendingVerification } from './pending-verification.ts';
import { signUpDraft } from './sign-up-draft.ts';

/** Once somebody is signed in, the tab keeps nothing of their sign-up. */
export function forgetSignUp(): void {
  forgetPassword();
  pendingVerification.forget();
  signUpDraft.forget();
}

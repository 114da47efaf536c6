import { forgetPassword } from './pending-password.ts';
import { pendingVerification } from './pending-verification.ts';
import { signUpDraft } from './sign-up-draft.ts';

/** Once somebody is signed in, nothing of how they came in is kept in the tab. */
export function forgetSignUp(): void {
  forgetPassword();
  pendingVerification.forget();
  signUpDraft.forget();
}

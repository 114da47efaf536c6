import { intentRole } from '#domain/accounts/return-to.ts';
import { AuthSwitch } from '#web/components/auth/auth-switch.tsx';
import { SignUpForm } from '#web/components/auth/sign-up-form.tsx';
import { usePending } from '#web/components/auth/use-pending.ts';
import { SIGN_UP_TITLE, VERIFY_TITLE } from '#web/components/auth/words.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import type { AuthSearch } from '#web/session/auth-dialog.ts';
import { authHref } from '#web/session/auth-href.ts';
import { AuthCard } from './auth-card.tsx';
import { SignUpQuestions, type SignUpQuestionsProps } from './sign-up-questions.tsx';
import type { GoToStep, SignUpStep } from './sign-up-steps.ts';
import { SignUpConfirmation, VerifyPanel } from './verification.tsx';

type SignUpPageProps = {
  bar?: AppBarProps;
  now: Date;
  isWide: boolean;
  actions: AuthActions;
  /** The visitor's intent, from the address. */
  authSearch: AuthSearch;
  /** From the address, so that the browser’s Back button goes one step back; see `readStep`. */
  step: SignUpStep;
  onStep: GoToStep;
};

/** Steps on a narrow screen, one form on a wide one. Both end with the confirmation email. */
export function SignUpPage({ bar, now, isWide, actions, authSearch, step, onStep }: SignUpPageProps) {
  const pending = usePending();
  const offeredRole = authSearch.role ?? intentRole(authSearch.intent);
  const signInHref = authHref('/login', authSearch);
  if (!isWide) return <SignUpWizard {...{ step, onStep, actions, offeredRole, signInHref }} />;
  if (step === 'confirmation' && pending !== 'none') {
    return (
      <AuthCard bar={bar} now={now} title={VERIFY_TITLE} awning className="max-w-[37.375rem]">
        {pending === 'unknown' ? null : (
          <VerifyPanel pending={pending} actions={actions} onWrongAddress={() => onStep('role', 'push')} />
        )}
      </AuthCard>
    );
  }
  return (
    <AuthCard bar={bar} now={now} title={SIGN_UP_TITLE} awning className="max-w-[40rem]">
      <AuthSwitch
        question="Already on Bizmeet?"
        label="Sign In"
        way={{ href: signInHref }}
        className="mt-1 mb-5"
      />
      <SignUpForm
        actions={actions}
        offeredRole={offeredRole}
        onSignedUp={() => onStep('confirmation', 'push')}
      />
    </AuthCard>
  );
}

type SignUpWizardProps = Omit<SignUpQuestionsProps, 'asked'> & {
  /** From the address, so that the browser’s Back button goes one step back. */
  step: SignUpStep;
};

/** Sign-up on a narrow screen: four questions, then the confirmation email. */
function SignUpWizard({ step, actions, onStep, ...questions }: SignUpWizardProps) {
  const pending = usePending();
  if (step === 'confirmation' && pending !== 'none') {
    return (
      <SignUpConfirmation
        pending={pending}
        actions={actions}
        onWrongAddress={() => onStep('details', 'push')}
      />
    );
  }
  const asked = step === 'confirmation' ? 'terms' : step;
  return <SignUpQuestions {...questions} actions={actions} asked={asked} onStep={onStep} />;
}

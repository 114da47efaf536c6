import { SignUpConfirmation } from './sign-up-confirmation.tsx';
import { SignUpQuestions, type SignUpQuestionsProps } from './sign-up-questions.tsx';
import type { SignUpStep } from './sign-up-steps.ts';
import { usePending } from './use-pending.ts';

type SignUpWizardProps = Omit<SignUpQuestionsProps, 'asked'> & {
  /** From the address, so that the browser’s Back is a step back. */
  step: SignUpStep;
};

/** Signing up on a narrow screen: four questions, then the email that is to be opened. */
export function SignUpWizard({ step, actions, onStep, ...questions }: SignUpWizardProps) {
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

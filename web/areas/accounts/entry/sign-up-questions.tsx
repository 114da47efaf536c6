import { type FormEvent, useRef } from 'react';
import type { SignUpRole } from '#domain/accounts/roles.ts';
import { AuthSwitch } from '#web/components/auth/auth-switch.tsx';
import { useAdoptSignUp } from '#web/components/auth/use-adopt-sign-up.ts';
import { useSignUp } from '#web/components/auth/use-sign-up.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { SIGN_UP_FIELDS } from '#web/session/sign-up-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PinnedAction } from './pinned-action.tsx';
import { QUESTION_WORDS, QuestionFields } from './question-fields.tsx';
import {
  FIELDS_OF,
  type GoToStep,
  QUESTIONS,
  type Question,
  questionBefore,
  questionOf,
  stepAfter,
} from './sign-up-steps.ts';
import { useShownQuestion } from './use-shown-question.ts';
import { WizardFrame } from './wizard-frame.tsx';

export type SignUpQuestionsProps = {
  actions: AuthActions;
  /** The role chosen before coming here. */
  offeredRole: SignUpRole | null;
  asked: Question;
  onStep: GoToStep;
  signInHref: string;
};

export function SignUpQuestions({ asked, actions, offeredRole, onStep, signInHref }: SignUpQuestionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const signUp = useSignUp({ actions, offeredRole, onSignedUp: () => onStep('confirmation', 'push') });
  useAdoptSignUp(form, signUp);
  const question = useShownQuestion({
    asked,
    values: signUp.values,
    onCorrect: (shown) => onStep(shown, 'replace'),
    onTurn: () => (form.current?.querySelector<HTMLElement>(WRONG) ?? heading.current)?.focus(),
  });
  const { title, action } = QUESTION_WORDS[question];
  const before = questionBefore(question);
  const current = QUESTIONS.indexOf(question) + 1;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = signUp.check(FIELDS_OF[question]);
    if (wrong) return focusField(form.current, wrong);
    if (question !== 'terms') return onStep(stepAfter(question), 'push');
    const refused = await signUp.send();
    const field = SIGN_UP_FIELDS.find((name) => refused?.fields[name]);
    if (field) onStep(questionOf(field), 'push');
  }

  return (
    <WizardFrame
      dot={{ count: QUESTIONS.length, current }}
      onBack={before ? () => onStep(before, 'back') : undefined}
    >
      <p className="text-sm font-semibold text-ink-2">
        Step {current} of {QUESTIONS.length}
      </p>
      <h1 ref={heading} tabIndex={-1} className="type-page-title mt-1.5">
        {title}
      </h1>
      <form ref={form} noValidate method="post" onSubmit={submit} className="flex grow flex-col pt-6">
        <QuestionFields question={question} signUp={signUp} onChange={(step) => onStep(step, 'push')} />
        <FormAlert className="mt-5">{signUp.formMessage}</FormAlert>
        <PinnedAction>
          <Button type="submit" variant="primary" size="large" block loading={signUp.isSending}>
            {action(signUp.values)}
          </Button>
        </PinnedAction>
        {question === 'terms' ? (
          <p className="pb-7 text-center text-sm text-ink-3">Next: we’ll email you a link.</p>
        ) : (
          <AuthSwitch
            question="Already on Bizmeet?"
            label="Sign In"
            way={{ href: signInHref }}
            className="pb-4 text-center"
          />
        )}
      </form>
    </WizardFrame>
  );
}

const WRONG = 'input[aria-invalid="true"]';

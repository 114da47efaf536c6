import { type FormEvent, type Ref, useRef } from 'react';
import { SIGN_UP_FIELDS } from '#web/session/sign-up-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RoleCards } from './role-cards.tsx';
import { EmailField, NameField, NewPasswordField, TermsField } from './sign-up-fields.tsx';
import { useAdoptSignUp } from './use-adopt-sign-up.ts';
import { type SignUpOptions, useSignUp } from './use-sign-up.ts';

type SignUpFormProps = SignUpOptions & {
  /** Set by a dialog that opens with the cursor in the first field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
};

/** All fields at once, for wide screens. */
export function SignUpForm({ fieldRef, ...options }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const signUp = useSignUp(options);
  useAdoptSignUp(form, signUp);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = signUp.check(SIGN_UP_FIELDS);
    if (wrong) return focusField(form.current, wrong);
    const refused = await signUp.send();
    const field = SIGN_UP_FIELDS.find((name) => refused?.fields[name]);
    if (field) focusField(form.current, field);
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      <RoleCards signUp={signUp} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NameField signUp={signUp} fieldRef={fieldRef} />
        <EmailField signUp={signUp} />
        <div className="sm:col-span-2">
          <NewPasswordField signUp={signUp} />
        </div>
      </div>
      <TermsField signUp={signUp} />
      <div>
        <FormAlert className="mb-4">{signUp.formMessage}</FormAlert>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          disabled={!signUp.isFilled}
          loading={signUp.isSending}
        >
          Create account
        </Button>
        <p className="mt-3 text-center text-sm text-ink-3">
          {signUp.isFilled ? null : 'Fill in every field to continue. '}
          <span>Next: we’ll email you a link.</span>
        </p>
      </div>
    </form>
  );
}

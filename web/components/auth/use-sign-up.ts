import { useEffect, useRef, useState } from 'react';
import type { SignUpRole } from '#domain/accounts/roles.ts';
import type { AuthActions } from '#web/session/auth-actions.ts';
import { holdPassword } from '#web/session/pending-password.ts';
import { pendingVerification } from '#web/session/pending-verification.ts';
import { changeDraft, offerRole, signUpDraft } from '#web/session/sign-up-draft.ts';
import { readSignUpProblem, type SignUpField, type SignUpProblem } from '#web/session/sign-up-problem.ts';
import { useTabStore } from '#web/session/tab-store.ts';

import { fieldProblem, isFilled, type SignUpValues, signUpRequestOf } from './sign-up-values.ts';

export type SignUpOptions = {
  actions: AuthActions;
  /** The role chosen before coming here. */
  offeredRole: SignUpRole | null;
  onSignedUp: () => void;
};

export type SignUp = ReturnType<typeof useSignUp>;

const NO_PROBLEM: SignUpProblem = { fields: {}, form: null };

/** The state of a sign-up, for the single form and for the steps. */
export function useSignUp({ actions, offeredRole, onSignedUp }: SignUpOptions) {
  const draft = useTabStore(signUpDraft);
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState<readonly SignUpField[]>([]);
  const [refused, setRefused] = useState(NO_PROBLEM);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  useEffect(() => offerRole(offeredRole), [offeredRole]);

  const values: SignUpValues = { ...draft, role: draft.role ?? offeredRole, password };

  function change({ password: typed, ...rest }: Partial<SignUpValues>): void {
    if (typed !== undefined) setPassword(typed);
    if (Object.keys(rest).length > 0) changeDraft(rest);
    setRefused(NO_PROBLEM);
  }

  /** Shows an error at the first invalid field, and returns that field. */
  function check(fields: readonly SignUpField[]): SignUpField | null {
    setLeft((before) => [...before, ...fields]);
    return fields.find((field) => fieldProblem(field, values) !== null) ?? null;
  }

  /** Returns the refusal; null if the account was created. */
  async function send(): Promise<SignUpProblem | null> {
    const request = signUpRequestOf(values);
    if (request === null || isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsSending(true);
    setRefused(NO_PROBLEM);
    try {
      const { email, ticket, resend_after_seconds } = await actions.signUp(request);
      holdPassword(email, password);
      pendingVerification.set({ email, ticket, resend_at: Date.now() + resend_after_seconds * 1000 });
      onSignedUp();
      return null;
    } catch (cause) {
      const problem = readSignUpProblem(cause);
      setRefused(problem);
      return problem;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return {
    values,
    isFilled: isFilled(values),
    isSending,
    formMessage: refused.form,
    /** The message of a field: the API's refusal, or its error once the field was left. */
    messageOf: (field: SignUpField) =>
      refused.fields[field] ?? (left.includes(field) ? fieldProblem(field, values) : null),
    change,
    leave: (...fields: SignUpField[]) => afterPress(() => setLeft((before) => [...before, ...fields])),
    check,
    send,
  };
}

/** Waits for the end of a press: a message that appears during it could move the pressed element. */
function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run();
  else window.addEventListener('mouseup', () => setTimeout(run), { once: true });
}

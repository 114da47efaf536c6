import type { RefObject } from 'react';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { textIn, useAdoptTyped } from './use-adopt-typed.ts';
import type { SignUp } from './use-sign-up.ts';

export function useAdoptSignUp(form: RefObject<HTMLFormElement | null>, { values, change }: SignUp): void {
  useAdoptTyped(form, (typed) => {
    const role = SIGN_UP_ROLES.find((known) => known === typed.get('role') && known !== values.role);
    const texts = (['full_name', 'email', 'password'] as const)
      .map((name) => [name, textIn(typed, name)] as const)
      .filter(([, text]) => text !== '');
    change({
      ...Object.fromEntries(texts),
      ...(role && { role }),
      ...(typed.has('accepts_terms') && { accepts_terms: true }),
    });
  });
}

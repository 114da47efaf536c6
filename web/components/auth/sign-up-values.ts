import type { SignUpRequest } from '#contract/accounts/sign-up.ts';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/limits.ts';
import type { SignUpRole } from '#domain/accounts/roles.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { newPasswordProblem } from '#web/components/password-problem.ts';
import type { SignUpField } from '#web/session/sign-up-problem.ts';

export interface SignUpValues {
  role: SignUpRole | null;
  full_name: string;
  email: string;
  password: string;
  accepts_terms: boolean;
}

/** The error of a field; null if it is valid. */
export function fieldProblem(field: SignUpField, values: SignUpValues): string | null {
  switch (field) {
    case 'role':
      return values.role === null ? "Please select whether you're a business or creator." : null;
    case 'full_name':
      return fullNameProblem(values.full_name);
    case 'email':
      return emailProblem(values.email);
    case 'password':
      return newPasswordProblem(values.password);
    case 'accepts_terms':
      return values.accepts_terms ? null : 'Please accept the Terms of Service and Privacy Policy.';
  }
}

/** True if every field has a value, valid or not. */
export function isFilled({ role, full_name, email, password, accepts_terms }: SignUpValues): boolean {
  return role !== null && full_name.trim() !== '' && email.trim() !== '' && password !== '' && accepts_terms;
}

export function signUpRequestOf(values: SignUpValues): SignUpRequest | null {
  const { role, full_name, email, password, accepts_terms } = values;
  if (role === null || !accepts_terms) return null;
  return { role, full_name: full_name.trim(), email: email.trim(), password, accepts_terms };
}

function fullNameProblem(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return 'Full name is required';
  if (name.length > FULL_NAME_MAX_LENGTH)
    return `Full name can be at most ${FULL_NAME_MAX_LENGTH} characters`;
  return null;
}

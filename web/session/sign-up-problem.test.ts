import { describe, expect, it } from 'vitest';
import { readSignUpProblem } from './sign-up-problem.ts';

const TAKEN = { fields: { email: 'An account with this email already exists' }, form: null };

it('says beside the email that it is taken when a message says "already registered" [ERR-01]', () => {
  expect(readSignUpProblem({ message: 'User already registered' })).toEqual(TAKEN);
  expect(readSignUpProblem({ code: 'conflict', detail: 'This email is already registered.' })).toEqual(TAKEN);
});

it('says the same for "email_exists", as a code or in a message [ERR-02]', () => {
  const fields = [{ path: 'email', message: 'Taken' }];
  expect(readSignUpProblem({ code: 'email_exists', status: 409, detail: 'Sign in.', fields })).toEqual(TAKEN);
  expect(readSignUpProblem({ message: 'Error: email_exists' })).toEqual(TAKEN);
});

it('shows what is said of the password beside it [ERR-03]', () => {
  const words = 'This password is too easy to guess. Choose another one.';
  const beside = { fields: { password: words }, form: null };
  expect(readSignUpProblem({ code: 'invalid_input', detail: words })).toEqual(beside);
  expect(
    readSignUpProblem({ code: 'invalid_input', detail: '-', fields: [{ path: 'password', message: words }] }),
  ).toEqual(beside);
});

it('shows any other message for the form as a whole [ERR-04]', () => {
  const refusal = {
    code: 'too_many_requests',
    title: 'Too many requests',
    detail: 'Try again in 4 minutes.',
  };
  expect(readSignUpProblem(refusal)).toEqual({ fields: {}, form: 'Try again in 4 minutes.' });
});

describe('an exception', () => {
  it.each([new TypeError('Failed to fetch'), new Error('password'), 'odd', undefined, null])(
    'shows nothing of itself: %s [ERR-05]',
    (cause) => {
      expect(readSignUpProblem(cause)).toEqual({
        fields: {},
        form: 'Something went wrong. Please try again.',
      });
    },
  );
});

it('shows what the API has against fields beside each of them', () => {
  const fields = [
    { path: 'full_name', message: 'Full name is required' },
    { path: 'role', message: 'Pick one' },
  ];
  expect(readSignUpProblem({ code: 'invalid_input', detail: 'full_name: …', fields })).toEqual({
    fields: { full_name: 'Full name is required', role: 'Pick one' },
    form: null,
  });
});

it('shows what concerns none of the fields for the form', () => {
  const refusal = {
    code: 'invalid_input',
    detail: 'captcha: missing',
    fields: [{ path: 'captcha', message: 'missing' }],
  };
  expect(readSignUpProblem(refusal)).toEqual({ fields: {}, form: 'captcha: missing' });
});

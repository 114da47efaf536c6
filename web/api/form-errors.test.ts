import { expect, it } from 'vitest';
import { readFormErrors } from './form-errors.ts';

const NAMES = ['new_email', 'password'] as const;

it('puts a refused field beside the field it names, however deep its path', () => {
  const cause = {
    code: 'invalid_input',
    detail: 'Check the request.',
    fields: [{ path: 'body.new_email', message: 'Please enter a valid email address' }],
  };
  expect(readFormErrors(cause, NAMES)).toEqual({
    fields: { new_email: 'Please enter a valid email address' },
    rest: null,
  });
});

it('puts wrong credentials beside the password that was asked for', () => {
  const cause = { code: 'wrong_credentials', detail: 'Check both and try again.' };
  expect(readFormErrors(cause, NAMES).fields).toEqual({ password: 'That’s not your password' });
  expect(readFormErrors(cause, ['current_password', 'new_password']).fields).toEqual({
    current_password: 'That’s not your password',
  });
});

it('prefers the words of the API to its own', () => {
  const fields = [{ path: 'password', message: 'Wrong password' }];
  expect(readFormErrors({ code: 'wrong_credentials', detail: '', fields }, NAMES).fields).toEqual({
    password: 'Wrong password',
  });
});

it('puts a taken address beside the new email', () => {
  expect(readFormErrors({ code: 'email_exists', detail: '' }, NAMES).fields).toEqual({
    new_email: 'An account with this email already exists',
  });
});

it('keeps what belongs to no field of this form for the form as a whole', () => {
  const cause = { code: 'too_many_requests', detail: 'Wait a minute and try again.' };
  expect(readFormErrors(cause, NAMES)).toEqual({ fields: {}, rest: 'Wait a minute and try again.' });
  const foreign = { code: 'invalid_input', detail: 'role: wrong', fields: [{ path: 'role', message: 'x' }] };
  expect(readFormErrors(foreign, NAMES)).toEqual({ fields: {}, rest: 'role: wrong' });
});

it.each([[new TypeError('Failed to fetch')], [undefined]])('blames the connection for %s', (cause) => {
  expect(readFormErrors(cause, NAMES).rest).toBe('Check your connection and try again.');
});

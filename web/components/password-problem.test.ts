import { expect, it } from 'vitest';
import { newPassword } from '#contract/accounts/credentials.ts';
import { newPasswordProblem } from './password-problem.ts';

it('asks for a password when there is none [VAL-04]', () => {
  expect(newPasswordProblem('')).toBe('Password is required');
});

it('refuses 7 characters and takes 8 [VAL-05]', () => {
  expect(newPasswordProblem('a'.repeat(7))).toBe('Password must be at least 8 characters');
  expect(newPasswordProblem('a'.repeat(8))).toBeNull();
});

it('says before anything is sent that a password is one of the first to be guessed', () => {
  expect(newPasswordProblem('Password')).toBe('This password is too easy to guess. Choose another one.');
});

it.each([0, 1, 7, 8, 512, 513])('judges %i characters as the API does', (length) => {
  const { success, error } = newPassword.safeParse('a'.repeat(length));
  expect(newPasswordProblem('a'.repeat(length))).toBe(success ? null : error?.issues[0]?.message);
});

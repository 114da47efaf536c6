import { expect, it } from 'vitest';
import { failureWords, fieldProblem, isUnusable } from './failure-words.ts';

const refusal = {
  code: 'invalid_input',
  detail: 'password: Password must be at least 8 characters',
  fields: [{ path: 'password', message: 'Password must be at least 8 characters' }],
};

it('says what a refusal says', () => {
  expect(failureWords({ code: 'account_suspended', detail: 'Write to us.' })).toBe('Write to us.');
});

it.each([new TypeError('Failed to fetch'), 'odd', undefined])('blames the way for anything else', (cause) => {
  expect(failureWords(cause)).toBe('Check your connection and try again.');
});

it('finds what is wrong with a field, and nothing for another one', () => {
  expect(fieldProblem(refusal, 'password')).toBe('Password must be at least 8 characters');
  expect(fieldProblem(refusal, 'email')).toBeNull();
  expect(fieldProblem(new TypeError('Failed to fetch'), 'password')).toBeNull();
});

it('tells a spent link from any other refusal', () => {
  expect(isUnusable({ code: 'link_unusable' })).toBe(true);
  expect(isUnusable(refusal)).toBe(false);
  expect(isUnusable(null)).toBe(false);
});

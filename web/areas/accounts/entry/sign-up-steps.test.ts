import { expect, it } from 'vitest';
import {
  FIELDS_OF,
  QUESTIONS,
  type Question,
  questionBefore,
  questionOf,
  readStep,
  SIGN_UP_STEPS,
  shownQuestion,
  stepAfter,
} from './sign-up-steps.ts';

it('goes from role to confirmation in five steps, four of them questions [SIGNUP-10] [SIGNUP-03]', () => {
  expect(SIGN_UP_STEPS).toEqual(['role', 'details', 'password', 'terms', 'confirmation']);
  expect(QUESTIONS.map(stepAfter)).toEqual(['details', 'password', 'terms', 'confirmation']);
  expect(QUESTIONS.map(questionBefore)).toEqual([null, 'role', 'details', 'password']);
});

it('reads a step from an address, the first one where it says none', () => {
  expect(readStep('terms')).toBe('terms');
  expect(readStep('payment')).toBe('role');
  expect(readStep(undefined)).toBe('role');
});

it('shows the question asked for once all before it are answered', () => {
  const answered = (...questions: Question[]) => {
    return (question: Question) => questions.includes(question);
  };
  expect(shownQuestion('terms', answered('role', 'details', 'password'))).toBe('terms');
  expect(shownQuestion('terms', answered('role', 'details'))).toBe('password');
  expect(shownQuestion('password', answered('details'))).toBe('role');
  expect(shownQuestion('role', answered())).toBe('role');
});

it('knows the question every field is asked in', () => {
  for (const question of QUESTIONS) {
    for (const field of FIELDS_OF[question]) expect(questionOf(field)).toBe(question);
  }
});

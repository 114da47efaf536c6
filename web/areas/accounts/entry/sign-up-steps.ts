import type { SignUpField } from '#web/session/sign-up-problem.ts';

/** The steps of sign-up on a narrow screen. The last one verifies the email. */
export const SIGN_UP_STEPS = ['role', 'details', 'password', 'terms', 'confirmation'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** `push` adds a history entry, `replace` corrects the current entry, `back` goes back one entry. */
export type GoToStep = (step: SignUpStep, how: 'push' | 'replace' | 'back') => void;

/** The steps with a dot. */
export const QUESTIONS = ['role', 'details', 'password', 'terms'] as const;
export type Question = (typeof QUESTIONS)[number];

export const FIELDS_OF: Record<Question, readonly SignUpField[]> = {
  role: ['role'],
  details: ['full_name', 'email'],
  password: ['password'],
  terms: ['accepts_terms'],
};

export function readStep(value: unknown): SignUpStep {
  return SIGN_UP_STEPS.find((step) => step === value) ?? 'role';
}

/** The address may ask for a question whose earlier questions are unanswered, as after a reload. */
export function shownQuestion(asked: Question, isAnswered: (question: Question) => boolean): Question {
  const before = QUESTIONS.slice(0, QUESTIONS.indexOf(asked));
  return before.find((question) => !isAnswered(question)) ?? asked;
}

export function questionOf(field: SignUpField): Question {
  return QUESTIONS.find((question) => FIELDS_OF[question].includes(field)) ?? 'role';
}

export function questionBefore(question: Question): Question | null {
  return QUESTIONS[QUESTIONS.indexOf(question) - 1] ?? null;
}

export function stepAfter(question: Question): SignUpStep {
  return SIGN_UP_STEPS[SIGN_UP_STEPS.indexOf(question) + 1] ?? 'confirmation';
}

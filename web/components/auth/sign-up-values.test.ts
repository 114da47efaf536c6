import { describe, expect, it } from 'vitest';
import { signUpRequest } from '#contract/accounts/sign-up.ts';
import { SIGN_UP_FIELDS } from '#web/session/sign-up-problem.ts';
import { fieldProblem, isFilled, type SignUpValues, signUpRequestOf } from './sign-up-values.ts';

const NOTHING: SignUpValues = { role: null, full_name: '', email: '', password: '', accepts_terms: false };
const MAYA: SignUpValues = {
  role: 'creator',
  full_name: 'Maya Okafor',
  email: 'maya@okafor.studio',
  password: 'sourdough at six',
  accepts_terms: true,
};

it.each([
  ['full_name', 'Full name is required'],
  ['email', 'Email is required'],
  ['password', 'Password is required'],
  ['role', "Please select whether you're a business or creator."],
  ['accepts_terms', 'Please accept the Terms of Service and Privacy Policy.'],
] as const)(
  'asks for %s where it is left empty [VAL-01] [VAL-02] [VAL-04] [VAL-06] [VAL-07]',
  (field, text) => {
    expect(fieldProblem(field, NOTHING)).toBe(text);
  },
);

it('refuses what has not the shape of an email [VAL-03]', () => {
  expect(fieldProblem('email', { ...MAYA, email: 'abc' })).toBe('Please enter a valid email address');
});

it('refuses 7 characters for a password and takes 8 [VAL-05] [CONST-01]', () => {
  expect(fieldProblem('password', { ...MAYA, password: '1234567' })).toBe(
    'Password must be at least 8 characters',
  );
  expect(fieldProblem('password', { ...MAYA, password: 'bakeries' })).toBeNull();
});

it('has nothing against what is right', () => {
  for (const field of SIGN_UP_FIELDS) expect(fieldProblem(field, MAYA)).toBeNull();
});

describe('the button', () => {
  it.each(SIGN_UP_FIELDS)('waits for %s [VAL-08]', (field) => {
    expect(isFilled({ ...MAYA, [field]: NOTHING[field] })).toBe(false);
  });

  it('takes blanks for nothing, and anything else for something [VAL-08]', () => {
    expect(isFilled({ ...MAYA, full_name: '  ' })).toBe(false);
    expect(isFilled({ ...MAYA, email: 'abc', password: 'x' })).toBe(true);
  });
});

describe('the request', () => {
  it.each(['business', 'creator'] as const)(
    'says the name and that it is for a %s [ENT-71] [ENT-72]',
    (role) => {
      const request = signUpRequestOf({
        ...MAYA,
        role,
        full_name: ' Maya Okafor ',
        email: ' maya@okafor.studio',
      });
      expect(request).toEqual({ ...MAYA, role });
      expect(signUpRequest.safeParse(request).success).toBe(true);
    },
  );

  it('is none without a role or the tick', () => {
    expect(signUpRequestOf({ ...MAYA, role: null })).toBeNull();
    expect(signUpRequestOf({ ...MAYA, accepts_terms: false })).toBeNull();
  });

  it.each([
    ['full_name', ''],
    ['full_name', 'M'.repeat(120)],
    ['full_name', 'M'.repeat(121)],
    ['email', 'abc'],
    ['password', '1234567'],
  ] as const)('is judged as the API does: %s %j', (field, value) => {
    const values = { ...MAYA, [field]: value };
    const { error } = signUpRequest.safeParse(signUpRequestOf(values));
    expect(fieldProblem(field, values)).toBe(error?.issues[0]?.message ?? null);
  });
});

import { describe, expect, it } from 'vitest';
import { codeAt, findStep, stepAt, toBase32 } from './totp.ts';

/** The secret of the examples in RFC 6238, appendix B. Theirs have eight digits, so the last six are compared. */
const SECRET = Buffer.from('12345678901234567890');

it.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('gives the code of the standard at %s', (at, code) => {
  expect(codeAt(SECRET, stepAt(new Date(at)))).toBe(code);
});

describe('finding the step of a code', () => {
  const now = new Date('2026-06-08T12:00:10Z');
  const step = stepAt(now);

  it.each([-1, 0, 1])('takes a clock that is %i steps off', (off) => {
    expect(findStep(SECRET, codeAt(SECRET, step + off), now)).toBe(step + off);
  });

  it.each([-2, 2])('refuses a clock that is %i steps off', (off) => {
    expect(findStep(SECRET, codeAt(SECRET, step + off), now)).toBeNull();
  });

  it.each(['', '12345', '1234567', '１２３４５６'])('refuses %j', (code) => {
    expect(findStep(SECRET, code, now)).toBeNull();
  });
});

it('writes the secret in the letters apps take', () => {
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toBase32(Buffer.from('f'))).toBe('MY');
});

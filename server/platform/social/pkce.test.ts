import { expect, it } from 'vitest';
import { challengeOf, newVerifier } from './pkce.ts';

it('the challenge is the one of RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('a verifier is new each time and as long as it has to be', () => {
  expect(newVerifier()).toMatch(/^[\w-]{43}$/);
  expect(newVerifier()).not.toBe(newVerifier());
});

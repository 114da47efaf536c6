import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it('fills no step below 8 characters, however mixed', () => {
    expect(passwordStrength('aB3$xyz')).toBe(0);
    expect(passwordStrength('aB3$xyzq')).toBeGreaterThan(0);
  });

  it('calls a repeated pattern weak at any length', () => {
    expect(passwordStrength('abababababababababab')).toBe(1);
  });

  it('calls a password that is easy to guess weak', () => {
    expect(passwordStrength('password')).toBe(2);
    expect(passwordStrength('password', true)).toBe(1);
  });

  it('asks a short password for three kinds of characters before it is strong', () => {
    expect(passwordStrength('bakeries')).toBe(2);
    expect(passwordStrength('Bakery42')).toBe(3);
  });

  it('lets length alone make a password strong', () => {
    expect(passwordStrength('cornerbakery')).toBe(3);
  });

  it('fills all four steps with length and a mix', () => {
    expect(passwordStrength('corner bakery on bedford')).toBe(4);
    expect(passwordStrength('Corner-bakery')).toBe(4);
  });
});

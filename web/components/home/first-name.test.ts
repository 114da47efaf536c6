import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it('greets by the first name', () => {
  expect(firstName({ full_name: ' Rosa  Delgado', email: 'rosa@crumb.nyc' })).toBe('Rosa');
});

it('falls back as every display name does [NAV-11] [NAV-12]', () => {
  expect(firstName({ full_name: null, email: 'rosa@crumb.nyc' })).toBe('rosa');
  expect(firstName({ full_name: '', email: null })).toBe('User');
});

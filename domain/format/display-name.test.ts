import { expect, it } from 'vitest';
import { displayName } from './display-name.ts';

it('is the full name where there is one [NAV-04]', () => {
  expect(displayName({ full_name: 'Maya Okafor', email: 'maya@okafor.studio' })).toBe('Maya Okafor');
});

it.each([null, '', '   '])(
  'is the part of the email before the @ when the full name is %j [NAV-11]',
  (full_name) => {
    expect(displayName({ full_name, email: 'maya@okafor.studio' })).toBe('maya');
  },
);

it.each([null, '', '@okafor.studio'])(
  'the last fallback is "User", here for the email %j [NAV-12]',
  (email) => {
    expect(displayName({ full_name: null, email })).toBe('User');
  },
);

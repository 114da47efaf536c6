import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const OLD = 'an-old-secret-of-at-least-32-characters';
const NEW = 'a-new-secret-of-at-least-32-characters!';
const ours = { app_secret: OLD, app_secret_previous: undefined };

it('opens what it closed, and closes the same text differently each time', () => {
  const sealed = seal(ours, 'row 1', 'a token ✓');
  expect(sealed).not.toContain('token');
  expect(seal(ours, 'row 1', 'a token ✓')).not.toBe(sealed);
  expect(unseal(ours, 'row 1', sealed)).toBe('a token ✓');
});

it('stays shut for another purpose, another installation, and after any change', () => {
  const sealed = seal(ours, 'row 1', 'a token');
  expect(unseal(ours, 'row 2', sealed)).toBeNull();
  expect(unseal({ app_secret: NEW, app_secret_previous: undefined }, 'row 1', sealed)).toBeNull();
  for (let place = 0; place < sealed.length; place += 7) {
    const other = sealed[place] === 'A' ? 'B' : 'A';
    expect(unseal(ours, 'row 1', sealed.slice(0, place) + other + sealed.slice(place + 1))).toBeNull();
  }
  for (const odd of ['', '.', 'abc', sealed.slice(0, 20)]) expect(unseal(ours, 'row 1', odd)).toBeNull();
});

it('a new secret opens what the one before it closed, and closes with its own', () => {
  const both = { app_secret: NEW, app_secret_previous: OLD };
  const sealed = seal(ours, 'row 1', 'a token');
  expect(unseal(both, 'row 1', sealed)).toBe('a token');
  expect(unseal(ours, 'row 1', seal(both, 'row 1', 'a token'))).toBeNull();
});

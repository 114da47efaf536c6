import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

it('keeps an address as links write it [ROUTE-04]', () => {
  expect(stringifySearch(parseSearch('?returnTo=/campaigns'))).toBe('?returnTo=/campaigns');
});

it('takes every value for text, also one that looks like a number', () => {
  expect(parseSearch('?token=12e4&as=true')).toEqual({ token: '12e4', as: 'true' });
});

it('writes what it read once and for all', () => {
  for (const search of ['?a', '?q=caf%C3%A9+bar&x=1%262', "?n='(!)*", '?__proto__=1']) {
    const written = stringifySearch(parseSearch(search));
    expect(stringifySearch(parseSearch(written))).toBe(written);
    expect(parseSearch(written)).toEqual(parseSearch(search));
  }
});

it('leaves out what has no value', () => {
  expect(stringifySearch({ role: undefined, intent: null })).toBe('');
});

import { expect, it } from 'vitest';
import { readReturnTo, returnToCookie } from './return-to-cookie.ts';

it('lives for a quarter of an hour, on this site alone', () => {
  expect(returnToCookie('/campaigns/film-our-pull?view=inspiration', false)).toBe(
    'return_to=%2Fcampaigns%2Ffilm-our-pull%3Fview%3Dinspiration; Path=/; Max-Age=900; SameSite=Lax',
  );
  expect(returnToCookie('/admin', true)).toMatch(/^__Host-return_to=.*; Path=\/; .*; Secure$/);
});

it('is read back as it was written, among others', () => {
  const [pair] = returnToCookie('/campaigns?sort=newest#top', true)?.split('; ') ?? [];
  expect(readReturnTo(`theme=dark; ${pair}; x=1`, true)).toBe('/campaigns?sort=newest#top');
});

it('is not written for an address that leads elsewhere or in a circle', () => {
  for (const path of ['//evil.example', 'https://evil.example', '/login', '/auth/redirect']) {
    expect(returnToCookie(path, false), path).toBeNull();
  }
});

it('is not believed when somebody else wrote it', () => {
  for (const value of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%E0%A4%A', '']) {
    expect(readReturnTo(`return_to=${value}`), value).toBeNull();
  }
  expect(readReturnTo('')).toBeNull();
  expect(readReturnTo('my_return_to=%2Fadmin')).toBeNull();
  expect(readReturnTo('return_to=%2Fadmin', true)).toBeNull();
});

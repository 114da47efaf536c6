import { expect, it } from 'vitest';
import { readWayBack, wayBackCookie } from './way-back-cookie.ts';

it('lives for a quarter of an hour, on this site alone', () => {
  expect(wayBackCookie('/campaigns/film-our-pull?view=inspiration', false)).toBe(
    'way_back=%2Fcampaigns%2Ffilm-our-pull%3Fview%3Dinspiration; Path=/; Max-Age=900; SameSite=Lax',
  );
  expect(wayBackCookie('/admin', true)).toMatch(/; Secure$/);
});

it('is read back as it was written, among others', () => {
  const [pair] = wayBackCookie('/campaigns?sort=newest#top', true)?.split('; ') ?? [];
  expect(readWayBack(`theme=dark; ${pair}; x=1`)).toBe('/campaigns?sort=newest#top');
});

it('is not written for an address that leads elsewhere or in a circle', () => {
  for (const path of ['//evil.example', 'https://evil.example', '/login', '/auth/redirect']) {
    expect(wayBackCookie(path, false), path).toBeNull();
  }
});

it('is not believed when somebody else wrote it', () => {
  for (const value of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%E0%A4%A', '']) {
    expect(readWayBack(`way_back=${value}`), value).toBeNull();
  }
  expect(readWayBack('')).toBeNull();
  expect(readWayBack('my_way_back=%2Fadmin')).toBeNull();
});

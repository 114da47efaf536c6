import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPostSignupRedirect, keepPostSignupRedirect } from './post-signup-redirect.ts';

let stored: Map<string, string>;
let cookies: string[];

beforeEach(() => {
  stored = new Map();
  cookies = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps where somebody was heading when they signed up [ENT-80]', () => {
  keepPostSignupRedirect('/business');
  expect(stored.get('postSignupRedirect')).toBe('/business');
});

it('keeps nothing when there was no page to return to', () => {
  keepPostSignupRedirect(null);
  expect(stored.size).toBe(0);
});

it('goes at sign-in and leaves the way to the guard [STATE-10] [STATE-11]', () => {
  stored.set('postSignupRedirect', '/business');
  dropPostSignupRedirect();
  expect(stored.has('postSignupRedirect')).toBe(false);
  expect(cookies).toEqual([expect.stringMatching(/^return_to=%2Fbusiness; /)]);
});

it('does not take the place of a page somebody was turned away from', () => {
  cookies.push('return_to=%2Fadmin');
  stored.set('postSignupRedirect', '/business');
  dropPostSignupRedirect();
  expect(cookies).toHaveLength(1);
});

it('leads nowhere else, whatever was stored', () => {
  stored.set('postSignupRedirect', '//evil.example');
  dropPostSignupRedirect();
  expect(stored.size).toBe(0);
  expect(cookies).toEqual([]);
});

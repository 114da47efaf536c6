import { describe, expect, it } from 'vitest';
import { LINK_PURPOSES } from '#domain/accounts/account-links.ts';
import { deadLinkWords } from './dead-link-words.ts';

const STATES = ['used', 'expired', 'unknown'] as const;

describe.each(LINK_PURPOSES)('a %s link', (purpose) => {
  it('says of each state what happened', () => {
    const words = STATES.map((state) => deadLinkWords(purpose, state));
    expect(new Set(words.map(({ title }) => title)).size).toBe(STATES.length);
    expect(new Set(words.map(({ text }) => text)).size).toBe(STATES.length);
  });
});

it('says how long each link worked', () => {
  expect(deadLinkWords('sign_in', 'expired').text).toContain('work for 10 minutes');
  expect(deadLinkWords('verify_email', 'expired').text).toContain('work for 60 minutes');
});

it.each([
  ['verify_email', '/login'],
  ['sign_in', '/login?mode=link'],
  ['reset_password', '/auth/forgot'],
  ['confirm_email_change', '/settings'],
  ['verify_new_email', '/settings'],
] as const)('leads on from a dead %s link', (purpose, href) => {
  for (const state of STATES) expect(deadLinkWords(purpose, state).next.href).toBe(href);
});

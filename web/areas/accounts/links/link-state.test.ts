import { expect, it } from 'vitest';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import { readLink } from './link-state.ts';

const open: AccountLinkStatus = {
  state: 'open',
  purpose: 'verify_email',
  email: 'maya@okafor.studio',
  new_email: null,
  is_elsewhere: false,
};

it('tells the address of a link that still works', () => {
  expect(readLink(open, ['verify_email'])).toEqual({ email: 'maya@okafor.studio' });
});

it.each(['used', 'expired'] as const)('keeps why a link is %s', (state) => {
  expect(readLink({ ...open, state, email: null }, ['verify_email'])).toEqual({ dead: state });
});

it.each([
  ['of another page', open, ['reset_password'], null],
  ['of no page', { ...open, state: 'unknown', purpose: null, email: null }, ['verify_email'], null],
  ['without an address', { ...open, email: null }, ['verify_email'], null],
  ['refused on submit', open, ['verify_email'], { code: 'link_unusable', detail: 'It was used before.' }],
] as const)('knows no link %s', (_, linkStatus, purposes, refusal) => {
  expect(readLink(linkStatus, purposes, refusal)).toEqual({ dead: 'unknown' });
});

it('stays open after a refusal that has nothing to do with the link', () => {
  const refusal = { code: 'too_many_requests', detail: 'Try again in a minute.' };
  expect(readLink(open, ['verify_email'], refusal)).toEqual({ email: 'maya@okafor.studio' });
});

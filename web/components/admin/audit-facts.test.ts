import { expect, it } from 'vitest';
import { factsOf } from './audit-facts.ts';

it('says what became of each field', () => {
  expect(factsOf({ before: { account_status: 'active' }, after: { account_status: 'suspended' } })).toEqual([
    { label: 'Account status', before: 'active', after: 'suspended' },
  ]);
  expect(factsOf({ before: { followers: '900' }, after: { followers: null } })).toEqual([
    { label: 'Followers', before: '900', after: 'nothing' },
  ]);
});

it('writes stored choices as words, and leaves names as they are', () => {
  expect(factsOf({ before: { status: 'pending_review' }, after: { status: 'approved' } })).toEqual([
    { label: 'Status', before: 'pending review', after: 'approved' },
  ]);
  expect(factsOf({ before: null, after: { handle: 'maya_eats' } })).toEqual([
    { label: 'Handle', after: 'maya_eats' },
  ]);
});

it('leaves out what stayed as it was', () => {
  const role = { role: 'creator' };
  expect(factsOf({ before: { ...role, status: 'active' }, after: { ...role, status: 'suspended' } })).toEqual(
    [{ label: 'Status', before: 'active', after: 'suspended' }],
  );
});

it('says only what is where nothing is known of before', () => {
  expect(factsOf({ before: null, after: { list: 'payments', first_day: null } })).toEqual([
    { label: 'List', after: 'payments' },
  ]);
});

it('writes amounts as money', () => {
  expect(factsOf({ before: null, after: { outcome: 'split', creator_cents: '15500' } })).toEqual([
    { label: 'Outcome', after: 'split' },
    { label: 'Creator', after: '$155.00' },
  ]);
});

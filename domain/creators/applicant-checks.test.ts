import { describe, expect, it } from 'vitest';
import { checkApplicant, isCloseEnough, numberGap } from './applicant-checks.ts';

type Application = Parameters<typeof checkApplicant>[0];

const TESS: Application = {
  email_verified: true,
  agreed_at: '2026-06-09T14:12:00Z',
  home_neighborhood: {},
  file_count: 6,
  links: [],
  accounts: [{ followers: 6284, claimed_followers: 6300, avg_views: null, claimed_avg_views: null }],
};

function stateOf(check: string, changes: Partial<Application>) {
  return checkApplicant({ ...TESS, ...changes }).find((one) => one.check === check)?.state;
}

describe('what can be told from what we hold', () => {
  it('is all well with a complete application', () => {
    expect(checkApplicant(TESS).map(({ state }) => state)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes']);
  });

  it.each([
    ['email_and_age', { email_verified: false }, 'no'],
    ['email_and_age', { agreed_at: null }, 'no'],
    ['city', { home_neighborhood: null }, 'no'],
    ['pieces', { file_count: 2 }, 'no'],
    ['pieces', { file_count: 2, links: [{ is_public: true }] }, 'yes'],
    ['pieces', { file_count: 2, links: [{ is_public: false, finding: 'missing' as const }] }, 'no'],
    ['links', { links: [{ is_public: true }, { is_public: null }] }, 'look'],
    ['links', { links: [{ is_public: true }] }, 'yes'],
    ['links', { links: [] }, undefined],
    ['numbers', { accounts: [] }, 'look'],
    ['labels', { agreed_at: null }, 'no'],
  ])('%s of %o is %s', (check, changes, state) => {
    expect(stateOf(check, changes)).toBe(state);
  });

  it('one number that is off, or an account nobody could read, asks for a look', () => {
    const off = { followers: 6284, claimed_followers: 6300, avg_views: 2910, claimed_avg_views: 4000 };
    const unread = { followers: null, claimed_followers: 900, avg_views: null, claimed_avg_views: null };
    expect(stateOf('numbers', { accounts: [off] })).toBe('look');
    expect(stateOf('numbers', { accounts: [...TESS.accounts, unread] })).toBe('look');
  });
});

it('a gap is a share of what was said, and a tenth is close enough', () => {
  expect(numberGap(4000, 2910)).toBeCloseTo(-0.27, 2);
  expect(numberGap(0, 50)).toBe(1);
  expect(numberGap(0, 0)).toBe(0);
  expect(numberGap(null, 50)).toBeNull();
  expect(isCloseEnough(-0.1)).toBe(true);
  expect(isCloseEnough(0.11)).toBe(false);
});

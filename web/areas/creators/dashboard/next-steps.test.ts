import { expect, it } from 'vitest';
import type { CreatorProfile, PortfolioLink } from '#contract/creators/profiles.ts';
import type { SocialAccount } from '#contract/creators/social-accounts.ts';
import { nextSteps } from './next-steps.ts';

const PROFILE = {
  links: [],
  rates: [{ kind: 'instagram_reel', price_cents: 22_000 }],
  availability: 'Mornings',
} as unknown as CreatorProfile;
const account = (status: SocialAccount['status']) =>
  ({ platform: 'instagram', handle: 'maya', status }) as SocialAccount;
const link = (finding: PortfolioLink['finding']) => ({ finding }) as PortfolioLink;

function titles(change: Partial<Parameters<typeof nextSteps>[0]>) {
  return nextSteps({ profile: PROFILE, accounts: [account('proven')], file_count: 3, ...change }).map(
    ({ title }) => title,
  );
}

it('says nothing where nothing is open', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ accounts: [account('connected')] })).toEqual([]);
});

it('names what is open, each once', () => {
  expect(titles({ accounts: [] })).toEqual(['Add the accounts you post on']);
  expect(titles({ accounts: [account('claimed')] })).toEqual(['Verify @maya']);
  expect(titles({ accounts: [account('expired')] })).toEqual(['Reconnect Instagram']);
  expect(titles({ file_count: 2 })).toEqual(['Add one more piece of work']);
  expect(titles({ profile: { ...PROFILE, rates: [] } })).toEqual(['Set your prices']);
  expect(titles({ profile: { ...PROFILE, availability: null } })).toEqual(['Set your availability']);
});

it('counts links as work unless nothing is there, and says which cannot be opened', () => {
  const links = [link('public'), link('private'), link('missing')];
  expect(titles({ file_count: 1, profile: { ...PROFILE, links } })).toEqual(['2 of your links don’t open']);
});

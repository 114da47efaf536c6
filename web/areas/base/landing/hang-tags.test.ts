import { expect, it } from 'vitest';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { hangTags } from './hang-tags.ts';

it('hangs the tag of a business on its own shop, wherever it stands in the list', () => {
  expect(hung(['Second Shift Coffee', 'Crumb & Co.'])).toEqual([
    'Crumb & Co. at Crumb & Co.',
    'Second Shift Coffee at Second Shift Coffee',
  ]);
});

it('gives the other businesses the shops that are left', () => {
  expect(hung(['Kiln House', 'Stoop Flowers', 'Bolt Street'])).toEqual([
    'Kiln House at Crumb & Co.',
    'Stoop Flowers at Stoop Flowers',
    'Bolt Street at Second Shift Coffee',
  ]);
});

it('hangs every campaign of one business', () => {
  expect(hung(['Crumb & Co.', 'Crumb & Co.'])).toEqual([
    'Crumb & Co. at Crumb & Co.',
    'Crumb & Co. at Stoop Flowers',
  ]);
});

it('leaves the street bare without campaigns', () => {
  expect(hung([])).toEqual([]);
});

function hung(names: string[]): string[] {
  const campaigns = names.map(campaignOf);
  return hangTags(campaigns).map(({ campaign, hook }) => `${campaign.business_name} at ${hook.sign}`);
}

function campaignOf(business_name: string, index: number): Showcase['campaigns'][number] {
  return {
    business_name,
    business_slug: `business-${index}`,
    industry: null,
    public_id: `campaign-${index}`,
    neighborhood: null,
    creator_payout_cents: 35_000,
    application_deadline: null,
    package_deliverables: [],
  };
}

import { expect, it } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { changedFields, changeWords, saveVerb, socialFault, toBusinessChange } from './shop-change.ts';

const SHOP: Business = {
  id: 'b1',
  business_name: 'Crumb & Co.',
  slug: 'crumb-co',
  industry: 'bakery',
  website: null,
  description: '',
  social_links: [],
  updated_at: '2026-06-11T12:00:00.000Z',
  version: 4,
  membership: 'owner',
};

it('sends what differs and the moment it was made from', () => {
  const draft = { business_name: ' Crumb & Daughters ', description: '' };
  expect(changedFields(SHOP, draft)).toEqual(['business_name']);
  expect(toBusinessChange(SHOP, draft)).toEqual({
    business_name: 'Crumb & Daughters',
    version: SHOP.version,
  });
  expect(toBusinessChange(SHOP, { industry: '' })).toMatchObject({ industry: null });
});

it('leaves out what has an address of its own, whatever a draft holds [ENT-17] [ENT-18] [ENT-19] [ENT-20] [ENT-21]', () => {
  const stuffed = {
    description: 'Two ovens.',
    business_members: [{ role: 'owner' }],
    goals: ['fame'],
    other_goal: 'x',
    location: { address: '1 Elsewhere St' },
    neighborhood: 'Greenpoint',
  };
  expect(Object.keys(toBusinessChange(SHOP, stuffed)).sort()).toEqual(['description', 'version']);
});

it('says what is not saved, and saves it by name', () => {
  expect(changeWords(SHOP, ['business_name'])).toBe('Name, from Crumb & Co.');
  expect(changeWords(SHOP, ['website'])).toBe('Website.');
  expect(changeWords(SHOP, ['business_name', 'website'])).toBe('Name, Website.');
  expect(saveVerb(['business_name'])).toBe('Save name');
  expect(saveVerb(['business_name', 'website'])).toBe('Save');
});

it('sends social accounts together, and keeps those that have no field', () => {
  const other = { platform: 'other', url: 'https://crumb.substack.com' };
  const shop = {
    ...SHOP,
    social_links: [{ platform: 'instagram', url: 'https://www.instagram.com/crumb' }, other],
  };
  expect(changedFields(shop, { instagram: 'instagram.com/crumb' })).toEqual([]);
  expect(toBusinessChange(shop, { instagram: '', tiktok: '@crumb' })).toEqual({
    social_links: [other, { platform: 'tiktok', url: 'https://www.tiktok.com/@crumb' }],
    version: SHOP.version,
  });
  expect(changeWords(shop, ['instagram'])).toBe('Instagram, from instagram.com/crumb.');
  expect(saveVerb(['tiktok'])).toBe('Save TikTok');
});

it('says which account it can’t read', () => {
  expect(socialFault('tiktok', 'two words')).toBe('Enter a handle or a link to your TikTok page');
  expect([
    socialFault('tiktok', '@crumb'),
    socialFault('tiktok', ''),
    socialFault('tiktok', undefined),
  ]).toEqual([undefined, undefined, undefined]);
});

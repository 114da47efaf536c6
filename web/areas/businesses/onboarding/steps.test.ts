import { expect, it } from 'vitest';
import { stepFor } from './steps.ts';

const business = {
  id: 'b',
  business_name: 'Crumb',
  has_name: true,
  slug: 'crumb',
  industry: 'bakery',
  website: null,
  description: '',
  social_links: [],
};

it('resumes where the owner left off, or goes where the address says', () => {
  expect(stepFor(undefined, { step: 'location', business })).toBe('location');
  expect(stepFor('website', { step: 'location', business })).toBe('website');
  expect(stepFor('nonsense', { step: 'details', business })).toBe('details');
});

it('opens the map only for a shop with a name and an industry', () => {
  expect(stepFor('location', { step: 'website', business: null })).toBe('website');
  expect(stepFor('location', { step: 'details', business: { ...business, industry: null } })).toBe('details');
  expect(stepFor('location', { step: 'details', business: { ...business, has_name: false } })).toBe(
    'details',
  );
});

it('takes nobody to the end by its address', () => {
  expect(stepFor('done', { step: 'details', business })).toBe('location');
  expect(stepFor('done', { step: 'website', business: null })).toBe('website');
});

it('lets people without a website type from the start', () => {
  expect(stepFor('details', { step: 'website', business: null })).toBe('details');
});

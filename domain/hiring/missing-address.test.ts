import { expect, it } from 'vitest';
import { missingAddressWords } from './missing-address.ts';

it('tells each side whose address is missing and where to add its own', () => {
  const law =
    'New York law requires both sides’ addresses once contracts between them reach $800 in 120 days.';
  const creator = { side: 'creator', other_name: 'Crumb & Co.' } as const;
  const business = { side: 'business', other_name: 'Jules Moreau' } as const;
  expect([
    missingAddressWords('creator', creator),
    missingAddressWords('business', creator),
    missingAddressWords('creator', business),
    missingAddressWords('business', business),
  ]).toEqual([
    `Add your mailing address first. ${law}`,
    `Crumb & Co. needs to add a mailing address first. ${law}`,
    `Jules Moreau needs to add a mailing address first. ${law}`,
    `Your business needs an address first: add a location, or the owner’s mailing address in Settings. ${law}`,
  ]);
});

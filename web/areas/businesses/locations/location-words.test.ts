import { expect, it } from 'vitest';
import {
  addressLine,
  campaignWords,
  findArchiveRefusal,
  foundWords,
  sourceWords,
  spreadWords,
} from './location-words.ts';

it('an address takes its ZIP along once', () => {
  expect(addressLine({ address: '731 Manhattan Avenue', zip: '11222' })).toBe('731 Manhattan Avenue, 11222');
  expect(addressLine({ address: '8 Main Street, NY 10002', zip: '10002' })).toBe('8 Main Street, NY 10002');
  expect(addressLine({ address: '8 Main Street', zip: null })).toBe('8 Main Street');
});

it('says how far the shops are spread', () => {
  const at = (borough: 'Brooklyn' | 'Queens' | null) => ({ borough });
  expect(spreadWords([at('Brooklyn'), at('Brooklyn'), at('Queens')])).toBe('3 in 2 boroughs');
  expect(spreadWords([at('Queens')])).toBe('1 in Queens');
  expect(spreadWords([at(null)])).toBe('');
});

it('counts campaigns and found addresses in words', () => {
  expect([0, 1, 2].map(campaignWords)).toEqual([
    'No campaigns here yet',
    '1 open campaign',
    '2 open campaigns',
  ]);
  const found = { source_url: 'https://www.crumbandco.nyc/visit/' };
  expect(foundWords(found, 3)).toBe('We found a fourth address on crumbandco.nyc');
  expect(foundWords(found, 7)).toBe('We found an eighth address on crumbandco.nyc');
  expect(foundWords(found, 12)).toBe('We found another address on crumbandco.nyc');
  expect(sourceWords(found.source_url)).toBe('crumbandco.nyc/visit');
});

it('says why a location stays', () => {
  const place = { is_primary: false, open_campaign_count: 0 };
  expect(findArchiveRefusal(place, 2)).toBeNull();
  expect(findArchiveRefusal(place, 1)).toMatch(/at least one/);
  expect(findArchiveRefusal({ ...place, is_primary: true }, 2)).toMatch(/primary first/);
  expect(findArchiveRefusal({ ...place, open_campaign_count: 1 }, 2)).toMatch(/campaigns/);
});

import { expect, it } from 'vitest';
import { campaignPath, campaignPlace, shortDescription } from './campaign-words.ts';

it('[DISC-12] cuts a description at 120 characters and ends it with an ellipsis', () => {
  expect(shortDescription('a'.repeat(120))).toBe('a'.repeat(120));
  expect(shortDescription('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  expect(shortDescription(`${'a'.repeat(119)} b`)).toBe(`${'a'.repeat(119)}…`);
  expect(shortDescription(`${'a'.repeat(119)}. b`)).toBe(`${'a'.repeat(119)}…`);
});

it('[DISC-12] never cuts a character in two', () => {
  expect(shortDescription('🥖'.repeat(121))).toBe(`${'🥖'.repeat(120)}…`);
});

it('leaves a description that was cut before as it is', () => {
  for (const text of ['a'.repeat(130), `${'a'.repeat(119)} b`, `${'a'.repeat(118)}, bc`, '🥖'.repeat(130)]) {
    const cut = shortDescription(text);
    expect(shortDescription(cut)).toBe(cut);
  }
});

it('[DISC-14] [DISC-15] names neighborhood and borough, and Remote where there is none', () => {
  expect(campaignPlace('Greenpoint', 'Brooklyn')).toBe('Greenpoint, Brooklyn');
  expect(campaignPlace('Greenpoint')).toBe('Greenpoint');
  expect(campaignPlace(null, 'Brooklyn')).toBe('Remote');
});

it('[DISC-08] [DISC-09] leads to the public id, else to the id', () => {
  expect(campaignPath({ public_id: 'k3j9x2m4', id: 'an-id' })).toBe('/campaigns/k3j9x2m4');
  expect(campaignPath({ public_id: null, id: 'an-id' })).toBe('/campaigns/an-id');
});

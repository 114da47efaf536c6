import { expect, it } from 'vitest';
import { artPath, drawArt } from '#art/catalogue.ts';
import { seedId } from '#server/seed/ids.ts';
import { CROWD } from './crowd.ts';
import { DEMO_PICTURES } from './pictures.ts';

const portraits = DEMO_PICTURES.filter(({ role }) => role === 'avatar');
const portraitOf = (email: string) =>
  portraits.find(({ entity_id }) => entity_id === seedId('creator', email))?.drawing;

it('every creator of the demo has one portrait, drawn from their own name', () => {
  expect(portraitOf('maya@okafor.example')).toBe(artPath.portrait('Maya Okafor'));
  expect(portraitOf('tess@moran.example')).toBe(artPath.portrait('Tess Moran'));
  for (const { email, full_name } of CROWD) expect(portraitOf(email)).toBe(artPath.portrait(full_name));
  expect(new Set(portraits.map(({ entity_id }) => entity_id)).size).toBe(portraits.length);
  expect(portraits.filter(({ drawing }) => drawArt(drawing) === null || drawing.includes('%40'))).toEqual([]);
});

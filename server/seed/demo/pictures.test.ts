import { expect, it } from 'vitest';
import { artPath, drawArt } from '#art/catalogue.ts';
import { seedId } from '#server/seed/ids.ts';
import { APPLICANTS } from './applicants.ts';
import { CREATORS } from './creators.ts';
import { CROWD } from './crowd.ts';
import { PEOPLE } from './people.ts';
import { DEMO_PICTURES } from './pictures.ts';
import { portraitSeed } from './portrait-seeds.ts';

const portraits = DEMO_PICTURES.filter(({ role }) => role === 'avatar');
const portraitOf = (email: string) =>
  portraits.find(({ entity_id }) => entity_id === seedId('creator', email))?.drawing;

it('every creator of the demo has one portrait, and no two look alike', () => {
  expect(portraitOf('maya@okafor.example')).toBe(artPath.portrait('applicant-8'));
  expect(new Set(portraits.map(({ entity_id }) => entity_id)).size).toBe(portraits.length);
  expect(new Set(portraits.map(({ drawing }) => drawArt(drawing)?.toString())).size).toBe(portraits.length);
  expect(portraits.filter(({ drawing }) => drawArt(drawing) === null || drawing.includes('%40'))).toEqual([]);
});

it('a portrait is chosen for everyone in the demo, so that it matches the name', () => {
  const names = [...CREATORS, ...APPLICANTS, ...CROWD].map(
    (person) => PEOPLE.find(({ email }) => email === person.email)?.full_name ?? nameOf(person),
  );
  expect(names.filter((name) => portraitSeed(name) === name)).toEqual([]);
});

function nameOf(person: object): string {
  return 'full_name' in person ? String(person.full_name) : '';
}

import { expect, it } from 'vitest';
import { slugOf } from '#domain/format/slug.ts';
import { publicId, seedId } from './ids.ts';

it('names an id by kind and name, the same on every machine', () => {
  expect(seedId('business', 'crumb-co')).toBe('019b76da-a800-7a81-832e-e28dffef9671');
  expect(seedId('location', 'crumb-co')).not.toBe(seedId('business', 'crumb-co'));
});

it('makes a UUID of version 7', () => {
  expect(seedId('business', 'foxed-pages')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

it('makes public ids of ten characters nobody mistakes for one another', () => {
  expect(publicId('crumb-co/a')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{10}$/);
  expect(publicId('crumb-co/a')).not.toBe(publicId('crumb-co/b'));
});

it.each([
  ['Crumb & Co.', 'crumb-co'],
  ['Tía Chelo Tacos', 'tia-chelo-tacos'],
  ['St. George', 'st-george'],
  ["Hell's Kitchen", 'hells-kitchen'],
  ['Film our 6 a.m. sourdough pull', 'film-our-6-am-sourdough-pull'],
])('turns "%s" into %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

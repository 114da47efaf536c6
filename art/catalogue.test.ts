import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { stretchedAwning } from '#art/shop/awning.ts';
import { businessLook } from '#art/shop/look.ts';
import { STILL_KINDS } from '#art/still/kinds.ts';
import { anyCharacter } from '#test/support/any-character.ts';
import { artPath, drawArt, STREET_PICTURES, THEMES, type Theme } from './catalogue.ts';
import { INDUSTRIES } from './industries.ts';

const crumb = {
  theme: 'day',
  industry: 'bakery',
  business: 'crumb-and-co',
  campaign: 'c-0481',
  name: 'Crumb & Co.',
} as const;

function drawn(path: string): string {
  const svg = drawArt(path);
  if (svg === null) throw new Error(`Nothing is drawn at ${path}.`);
  return svg;
}

/** Tags are balanced, attributes are quoted and unique, and text and values contain no raw markup. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  const leftover = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-z][a-zA-Z0-9-]*="[^"<]*")*)(\/?)>/g,
    (_, closing, name, attributes, empty) => {
      const names = Array.from(
        String(attributes).matchAll(/ ([a-zA-Z0-9-]+)=/g),
        ([, attribute]) => attribute,
      );
      expect(new Set(names).size, `${name} repeats an attribute`).toBe(names.length);
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty) open.push(String(name));
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(leftover).not.toMatch(/[<>]/);
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/);
}

const everyPath = [
  ...THEMES.flatMap((theme) => [
    ...INDUSTRIES.flatMap((industry) => [
      artPath.shop({ ...crumb, theme, industry }),
      artPath.shop({ ...crumb, theme, industry, business: 'b2', campaign: 'c2', name: '' }),
    ]),
    artPath.banner({ ...crumb, theme }),
    ...STREET_PICTURES.map((picture) => artPath.street(theme, picture)),
    ...['los-angeles', 'chicago', 'miami', 'toronto', 'new-orleans'].map((city) => artPath.gate(theme, city)),
    artPath.gateWords(theme, 'Nothing yet'),
    artPath.role(theme, 'business'),
    artPath.role(theme, 'creator'),
    artPath.mailbox(theme),
  ]),
  ...Array.from({ length: 30 }, (_, index) => artPath.portrait(`person-${index}`)),
  ...STILL_KINDS.map((kind) => artPath.still(kind, 'work-1')),
  artPath.creator(),
  artPath.mark(),
];

describe('every drawing', () => {
  test.each(everyPath)('%s is a well-formed document of its own, the same each time', (path) => {
    const svg = drawn(path);
    expectWellFormed(svg);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d. ]+"/,
    );
    expect(svg).not.toContain('href');
    expect(drawArt(path)).toBe(svg);
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});

// Browsers cache a drawing permanently under its address. A changed hash means that drawings changed under addresses
// already in use: raise ART_VERSION, then update the hashes.
test.each([
  ['a shop', artPath.shop(crumb), 'c9f8cd1ecddfa06d'],
  ['a shop at night', artPath.shop({ ...crumb, theme: 'night', industry: 'deli' }), '10a14d5b57cdab68'],
  ['the landing street', artPath.street('day', 'landing'), '2c463a9ccd80f781'],
  ['a portrait', artPath.portrait('maya'), 'efd363fd15e03980'],
  ['a still', artPath.still('loaf', 'w1'), 'c9a2630f8269b4e2'],
  ['a gate', artPath.gate('day', 'chicago'), '3a8f1ea3a056c884'],
  ['the business role', artPath.role('day', 'business'), '5b953baec3a0005e'],
  ['the creator role at night', artPath.role('night', 'creator'), 'ed5bb13cc9ed9b63'],
  ['the street at the login', artPath.street('day', 'login'), '439ff9b1137b7399'],
  ['the mailbox', artPath.mailbox('day'), '1e2a90394a74aee9'],
])('%s is still what its address first showed', (_, path, expected) => {
  const hash = createHash('sha256').update(drawn(path)).digest('hex').slice(0, 16);
  expect(hash).toBe(expected);
});

describe('a shop', () => {
  const campaigns = Array.from({ length: 24 }, (_, index) =>
    drawn(artPath.shop({ ...crumb, campaign: `c${index}` })),
  );

  it('looks the same above the street in every campaign, and different in its windows', () => {
    const upper = campaigns.map((svg) => svg.slice(0, svg.indexOf('<clipPath')));
    expect(new Set(upper).size).toBe(1);
    expect(new Set(campaigns).size).toBe(campaigns.length);
  });

  it('keeps its awning through all campaigns', () => {
    const { awning, stripe, facade } = businessLook(crumb.industry, crumb.business);
    if (awning !== 'scallop' && awning !== 'flat')
      throw new Error('Choose a business with a stretched awning.');
    const canvas = { x: 2, y: 97, width: 296, height: 34, cloth: facade.awning };
    for (const svg of campaigns) expect(svg).toContain(stretchedAwning(canvas, awning, stripe));
  });

  it('of an unknown industry is a deli', () => {
    const deli = drawn(artPath.shop({ ...crumb, industry: 'deli' }));
    expect(drawn(artPath.shop({ ...crumb, industry: 'Submarine repair' }))).toBe(deli);
    expect(drawn(artPath.shop({ ...crumb, industry: null }))).toBe(deli);
  });

  it('escapes a name it cannot paint', () => {
    const svg = drawn(artPath.shop({ ...crumb, name: `味 <"&'>` }));
    expect(svg).toContain('味 &lt;&quot;&amp;&#39;&gt;');
    expectWellFormed(svg);
  });

  it('stays light enough for a list', () => {
    for (const industry of INDUSTRIES) {
      for (const campaign of ['a', 'b', 'c']) {
        expect(drawn(artPath.shop({ ...crumb, industry, campaign })).length).toBeLessThan(32_000);
      }
    }
  });
});

describe('the pictures at the door', () => {
  test.each([
    ['the business role', (theme: Theme) => artPath.role(theme, 'business')],
    ['the creator role', (theme: Theme) => artPath.role(theme, 'creator')],
    ['the login street', (theme: Theme) => artPath.street(theme, 'login')],
    ['the mailbox', artPath.mailbox],
  ])('%s turns to night with the theme, flat and light', (_, path) => {
    const day = drawn(path('day'));
    const night = drawn(path('night'));
    expect(night).not.toBe(day);
    for (const svg of [day, night]) {
      expect(svg).not.toContain('Gradient');
      expect(svg.length).toBeLessThan(120_000);
    }
  });
});

describe('drawArt', () => {
  const hostile = fc.string({ unit: anyCharacter, maxLength: 200 });

  it('draws whatever a shop is called', () => {
    fc.assert(
      fc.property(hostile, hostile, (name, campaign) => {
        expectWellFormed(drawn(artPath.shop({ ...crumb, name, campaign: `c${campaign}` })));
      }),
      { numRuns: 40 },
    );
  });

  it('answers any path with a document or null', () => {
    const segment = fc.oneof(
      hostile,
      fc.constantFrom(
        '1',
        'day',
        'night',
        'shop',
        'banner',
        'street',
        'gate',
        'words',
        'role',
        'creator',
        'mailbox',
        'portrait',
        'still',
        '%',
        '%E0%A4',
        '..',
        '',
      ),
    );
    const path = fc.array(segment, { maxLength: 8 }).map((segments) => `/art/${segments.join('/')}.svg`);
    fc.assert(
      fc.property(fc.oneof(path, hostile), (any) => {
        const svg = drawArt(any);
        if (svg !== null) expectWellFormed(svg);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['another version', '/art/2/mark.svg'],
    ['no version', '/art/mark.svg'],
    ['another kind', '/art/1/day/castle/x.svg'],
    ['another theme', '/art/1/dusk/street/landing.svg'],
    ['no theme', '/art/1/street/landing.svg'],
    ['another picture', '/art/1/day/street/harbor.svg'],
    ['another role', '/art/1/day/role/admin.svg'],
    ['a role and more', '/art/1/day/role/creator/more.svg'],
    ['a mailbox and more', '/art/1/night/mailbox/more.svg'],
    ['another still', '/art/1/still/constructor/x.svg'],
    ['a city that is no slug', '/art/1/day/gate/New%20York.svg'],
    ['no seed', '/art/1/portrait/.svg'],
    ['a long seed', `/art/1/portrait/${'x'.repeat(65)}.svg`],
    ['a long name', `/art/1/day/shop/deli/b/c/${'x'.repeat(121)}.svg`],
    ['a segment too many', '/art/1/day/shop/deli/b/c/name/more.svg'],
    ['a segment too few', '/art/1/day/shop/deli/b/c.svg'],
    ['half an escape', '/art/1/day/shop/deli/b/c/%E0%A4.svg'],
    ['another extension', '/art/1/mark.png'],
    ['a query', '/art/1/mark.svg?x'],
  ])('knows no drawing at %s', (_, path) => {
    expect(drawArt(path)).toBeNull();
  });
});

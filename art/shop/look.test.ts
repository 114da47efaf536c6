import { describe, expect, it } from 'vitest';
import { INDUSTRIES, TRADES } from '#art/industries.ts';
import { FACADES } from './facades.ts';
import { businessLook, campaignLook } from './look.ts';

const SEEDS = Array.from({ length: 400 }, (_, index) => `seed-${index}`);

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.filter(test).length / items.length;
}

describe('businessLook', () => {
  it('dresses a shop only in the facades of its trade', () => {
    for (const industry of INDUSTRIES) {
      const allowed = TRADES[industry].facades.map((name) => FACADES[name]);
      for (const seed of SEEDS.slice(0, 40)) {
        expect(allowed).toContainEqual(businessLook(industry, seed).facade);
      }
    }
  });

  it('knows every awning and sign style', () => {
    const looks = SEEDS.map((seed) => businessLook('bakery', seed));
    expect(new Set(looks.map((look) => look.awning))).toEqual(new Set(['scallop', 'flat', 'barrel', 'none']));
    expect(new Set(looks.map((look) => look.signStyle))).toEqual(new Set(['board', 'letters', 'pill']));
  });

  it('lets a composed picture choose without moving the rest', () => {
    const { random: _, ...drawn } = businessLook('bakery', 'crumb');
    const { random: __, ...chosen } = businessLook('bakery', 'crumb', { facade: 'lemon' });
    expect(chosen).toEqual({ ...drawn, facade: FACADES.lemon });
  });
});

describe('campaignLook', () => {
  const looks = SEEDS.map((seed) => campaignLook('bakery', seed));

  it('puts the cat out one time in five', () => {
    expect(share(looks, (look) => look.cat)).toBeGreaterThan(0.14);
    expect(share(looks, (look) => look.cat)).toBeLessThan(0.26);
  });

  it('opens the door at every place, and sometimes has only window', () => {
    expect(new Set(looks.map((look) => look.door))).toEqual(new Set(['left', 'right', 'center', 'none']));
  });

  it('sets out the things of the trade', () => {
    expect(new Set(looks.map((look) => look.prop))).toEqual(new Set(TRADES.bakery.props));
  });
});

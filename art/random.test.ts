import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('gives the same numbers for the same seed', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('crumb')).toEqual(draw('crumb'));
    expect(draw('crumb')).not.toEqual(draw('crumbs'));
  });

  it('reaches both ends of a whole-number range and never leaves it', () => {
    const random = createRandom('dice');
    const rolls = Array.from({ length: 600 }, () => random.int(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('picks every choice sooner or later', () => {
    const random = createRandom('choices');
    const picks = Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']));
    expect(new Set(picks)).toEqual(new Set(['a', 'b', 'c']));
  });
});

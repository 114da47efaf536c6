import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharacter } from '#test/support/any-character.ts';
import { signText } from './sign-text.ts';

describe('signText', () => {
  test.each([
    ['Crumb & Co.', 'CRUMB & CO.'],
    ['  Corner   Fig ', 'CORNER FIG'],
    ['Tía Chelo', 'TÍA CHELO'],
    ['Second Shift Coffee', 'SECOND SHIFT'],
    ['Lantern & Ladle Ramen House', 'LANTERN & LADLE'],
    ['Needle, Thread and Sons', 'NEEDLE, THREAD AND'],
    ['Bread Butter Stew & Co', 'BREAD BUTTER STEW'],
    ['Supercalifragilisticexpialidocious', 'SUPERCALIFRAGILIST'],
    ['', ''],
  ])('paints %j as %j', (name, sign) => {
    expect(signText(name)).toBe(sign);
  });

  it('never paints more than 18 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (name) => {
        expect([...signText(name)].length).toBeLessThanOrEqual(18);
      }),
    );
  });
});

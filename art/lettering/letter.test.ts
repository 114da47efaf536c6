import { describe, expect, it, test } from 'vitest';
import { setText } from './cut.ts';
import { GATE_CUT, SIGN_CUT } from './glyphs.gen.ts';
import { letter } from './letter.ts';

const sign = { x: 100, y: 20, size: 27, fill: '#000000' };

function scaleOf(svg: string): number {
  return Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
}

describe('setText', () => {
  test.each([
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '0123456789',
    `& . , ' ’ ! - + / # @ ( ) : ?`,
    'ÀÉÎÕÜÇÑÅØÞ',
    'ŁŠŽĐĞŐŮŸ',
  ])('has a letter for each of %s', (text) => {
    expect(setText(SIGN_CUT, text)?.width).toBeGreaterThan(0);
  });

  it('measures a text as its letters side by side, kerned', () => {
    const width = (text: string) => setText(SIGN_CUT, text)?.width ?? Number.NaN;
    expect(width('HH')).toBe(width('H') * 2);
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });

  it('puts spacing between letters only', () => {
    expect(setText(SIGN_CUT, 'HHH', 10)?.width).toBe((setText(SIGN_CUT, 'HHH')?.width ?? 0) + 20);
  });

  it('has capitals for the words of a gate', () => {
    expect(setText(GATE_CUT, 'LOS ANGELES')).not.toBeNull();
  });
});

describe('letter', () => {
  it('paints a name as one path, without text that would need a font', () => {
    const svg = letter({ ...sign, text: 'CRUMB & CO.' });
    expect(svg).toMatch(/^<path [^<]+\/>$/);
  });

  it('paints a name that is too long smaller, to just fit', () => {
    const text = 'LANTERN & LADLE';
    const natural = ((setText(SIGN_CUT, text)?.width ?? 0) * sign.size) / 1000;
    const fitted = letter({ ...sign, text, maxWidth: natural / 2 });
    expect(scaleOf(letter({ ...sign, text, maxWidth: natural + 1 }))).toBeCloseTo(0.027, 5);
    expect(scaleOf(fitted)).toBeCloseTo(0.0135, 4);
  });

  it('sets a decomposed accent as its letter', () => {
    expect(letter({ ...sign, text: 'TI\u0301A' })).toBe(letter({ ...sign, text: 'TÍA' }));
  });

  it('falls back to a system font for characters it has no letter for', () => {
    const svg = letter({ ...sign, text: '味 & <B>' });
    expect(svg).toMatch(/^<text /);
    expect(svg).toContain('>味 &amp; &lt;B&gt;</text>');
  });

  it('leaves out what XML cannot hold', () => {
    expect(letter({ ...sign, text: '味\u0000\u001B\uD800' })).toMatch(/>味\uFFFD<\/text>$/);
  });

  it('paints nothing for an empty text', () => {
    expect(letter({ ...sign, text: '' })).toBe('');
  });
});

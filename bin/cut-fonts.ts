// Writes server/papers/fonts: our faces at the weights papers use, as TrueType. PDFs hold parts of fonts, which cannot be
// taken out of the files the browser gets. Run it after an update of a font.
import { mkdir, writeFile } from 'node:fs/promises';
import { codePoint, type Font, type Glyph, kerningOf, openCut } from './vary-font.ts';
import { type PlainFont, writeTtf } from './write-ttf.ts';

const FILES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const OUTPUT = new URL('../server/papers/fonts/', import.meta.url);

const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const KERNED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’“”-';
const LEAST_KERNING = 0.004;
type Axes = Record<string, number> & { wght: number };

const DIGITS = '0123456789';

const CUTS: readonly { file: string; name: string; face: string; axes: Axes; tabular: boolean }[] = [
  {
    file: 'inter-400.ttf',
    name: 'Inter-Regular',
    face: 'inter',
    axes: { wght: 400, opsz: 14 },
    tabular: true,
  },
  {
    file: 'inter-600.ttf',
    name: 'Inter-SemiBold',
    face: 'inter',
    axes: { wght: 600, opsz: 14 },
    tabular: true,
  },
  {
    file: 'bricolage-800.ttf',
    name: 'Bricolage-ExtraBold',
    face: 'bricolage-grotesque',
    axes: { wght: 800, opsz: 28, wdth: 80 },
    tabular: false,
  },
];

await mkdir(OUTPUT, { recursive: true });
for (const { file, name, face, axes, tabular } of CUTS) {
  const fonts = SUBSETS.map((subset) =>
    openCut(new URL(`${face}/files/${face}-${subset}-standard-normal.woff2`, FILES), axes),
  );
  await writeFile(new URL(file, OUTPUT), writeTtf(gather(fonts, { name, weight: axes.wght, tabular })));
}

type Cut = Pick<PlainFont, 'name' | 'weight'> & { tabular: boolean };

/** One font of several files, each of which knows its part of the characters. */
function gather(fonts: readonly Font[], { tabular, ...cut }: Cut): PlainFont {
  const [latin] = fonts;
  if (latin === undefined) throw new Error('There is no font to cut');
  const known = new Map<number, Glyph>();
  for (const font of fonts) {
    for (const character of font.characterSet) {
      if (known.has(character)) continue;
      known.set(character, glyphOf(font, character, tabular));
    }
  }
  const characters = [...known.keys()].sort((one, other) => one - other);
  const glyphs = characters.map((character) => ({ character, ...outlineOf(known.get(character)) }));
  // The first glyph stands for what the font does not know.
  const places = new Map(characters.map((character, at) => [character, at + 1]));
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = latin;
  return {
    ...cut,
    unitsPerEm,
    ascent,
    descent,
    capHeight,
    xHeight,
    glyphs: [{ character: null, ...outlineOf(latin.getGlyph(0)) }, ...glyphs],
    kerning: kernPairs(latin, places),
  };
}

/** Digits of one width, so that amounts stand under each other. */
function glyphOf(font: Font, character: number, tabular: boolean): Glyph {
  const text = String.fromCodePoint(character);
  const isDigit = DIGITS.includes(text);
  const [glyph] = font.layout(text, { tnum: tabular && isDigit }).glyphs;
  return isDigit && glyph ? glyph : font.glyphForCodePoint(character);
}

function outlineOf(glyph: Glyph | undefined) {
  return { advance: Math.round(glyph?.advanceWidth ?? 0), path: glyph?.path ?? { commands: [] } };
}

function kernPairs(font: Font, places: ReadonlyMap<number, number>): PlainFont['kerning'] {
  const pairs: { left: number; right: number; by: number }[] = [];
  for (const left of KERNED) {
    for (const right of KERNED) {
      const by = kerningOf(font, left + right);
      if (Math.abs(by) < LEAST_KERNING * font.unitsPerEm) continue;
      pairs.push({
        left: places.get(codePoint(left)) ?? 0,
        right: places.get(codePoint(right)) ?? 0,
        by,
      });
    }
  }
  return pairs;
}

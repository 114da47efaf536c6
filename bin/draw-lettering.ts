// Writes art/lettering/glyphs.gen.ts: the outlines of the sign painter's letters. Run it after an update of the font.
import { writeFile } from 'node:fs/promises';
import { codePoint, type Font, type Glyph, kerningOf, openCut } from './vary-font.ts';

/** Advance, outline, and for an accented letter the parts it is put together from, with their places. */
type GlyphRecord = [advance: number, outline: string, parts?: string];

const FOLDER = new URL('../node_modules/@fontsource-variable/bricolage-grotesque/files/', import.meta.url);
const OUTPUT = new URL('../art/lettering/glyphs.gen.ts', import.meta.url);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KERNED = `${LETTERS}&.,'’-`;
const LEAST_KERNING = 8;
const COMMANDS: Record<string, string> = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', closePath: 'z' };
const PLAIN = `${LETTERS}0123456789 &.,'’‘"“”!?-–—+/#@():;*%$·•=`;
const ACCENTED = [...capitals(0xc0, 0xde), ...capitals(0x100, 0x17e)].join('');

// The optical size follows what is painted: a fascia's sign is about 27 units high, a gate's words about 62.
const CUTS = [
  { name: 'SIGN', opticalSize: 27, characters: PLAIN + ACCENTED },
  { name: 'GATE', opticalSize: 66, characters: `${LETTERS} ` },
];

const cuts = CUTS.map(({ name, opticalSize, characters }) => {
  const fonts = ['latin', 'latin-ext'].map((subset) =>
    openCut(new URL(`bricolage-grotesque-${subset}-standard-normal.woff2`, FOLDER), {
      opsz: opticalSize,
      wght: 800,
      wdth: 75,
    }),
  );
  return `export const ${name}_CUT: Cut = ${JSON.stringify(drawCut(fonts, characters))};`;
});
await writeFile(
  OUTPUT,
  `// Written by bin/draw-lettering.ts from Bricolage Grotesque, 1000 units to the em.\nimport type { Cut } from './cut.ts';\n\n${cuts.join('\n')}\n`,
);

function capitals(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  return all.filter((letter) => /\p{Lu}/u.test(letter));
}

/** Outlines by character, and how much closer two letters stand than their advances say, grouped by that distance. */
function drawCut(fonts: Font[], characters: string) {
  const glyphs: Record<string, GlyphRecord> = {};
  for (const character of characters) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint(character)));
    if (font) drawCharacter(font, character, glyphs);
  }
  const [latin] = fonts;
  return { glyphs, kerning: latin ? kernedPairs(latin, characters) : {} };
}

function drawCharacter(font: Font, character: string, glyphs: Record<string, GlyphRecord>) {
  const glyph = font.glyphForCodePoint(codePoint(character));
  const advance = Math.round(glyph.advanceWidth);
  const components = font._transformedGlyphs[glyph.id]?.components;
  if (!components) {
    glyphs[character] = [advance, compactPath(glyph)];
    return;
  }
  const parts = components.map(({ glyphID, dx, dy }) => {
    const name = partName(compactPath(font.getGlyph(glyphID)), glyphs);
    return `${name}${Math.round(dx)},${Math.round(-dy)}`;
  });
  glyphs[character] = [advance, '', parts.join(' ')];
}

/** An accented letter is its plain letter and an accent that it shares with others, whichever file they came from. */
function partName(outline: string, glyphs: Record<string, GlyphRecord>): string {
  const drawn = Object.keys(glyphs).find((name) => glyphs[name]?.[1] === outline);
  const name = drawn ?? 'abcdefghijklmnopqrstuvwxyz'.split('').find((letter) => !glyphs[letter]);
  if (!name) throw new Error('There are more accents than lowercase letters to name them by.');
  glyphs[name] ??= [0, outline];
  return name;
}

function kernedPairs(font: Font, characters: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const kerned = [...characters].filter((character) => KERNED.includes(character));
  for (const left of kerned) {
    for (const right of kerned) {
      const distance = kerningOf(font, left + right);
      if (Math.abs(distance) >= LEAST_KERNING) pairs[distance] = (pairs[distance] ?? '') + left + right;
    }
  }
  return pairs;
}

/** Relative and in whole units, which is half the length of what the font holds. */
function compactPath(glyph: Glyph): string {
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const steps = glyph.path.commands.map(({ command, args }) => {
    const target = args.map((value, index) => Math.round(index % 2 === 0 ? value : -value));
    const relative = target.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x = startX, y = startY] = target.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
    return `${COMMANDS[command]}${relative.join(' ').replaceAll(' -', '-')}`;
  });
  return steps.join('');
}

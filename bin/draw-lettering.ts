// Writes art/lettering/glyphs.gen.ts: the outlines of the sign painter's letters. Run it after an update of the font.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Point {
  x: number;
  y: number;
  endContour: boolean;
  copy(): Point;
}

interface Outline {
  points?: Point[];
  components?: { glyphID: number; dx: number; dy: number }[];
}

interface Glyph {
  id: number;
  advanceWidth: number;
  path: { commands: { command: string; args: number[] }[] };
}

/** Advance, outline, and for an accented letter the parts it is put together from, with their places. */
type GlyphRecord = [advance: number, outline: string, parts?: string];

interface Font {
  fvar: { axis: { axisTag: string; defaultValue: number }[] };
  variationCoords: number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  getGlyph(id: number): Glyph;
  layout(
    text: string,
    features?: Record<string, boolean>,
  ): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  _transformGlyfTable(): void;
  _transformedGlyphs: Outline[];
  _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
}

const fontkit: { openSync(path: string): Font } = createRequire(import.meta.url)('fontkit');

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
  const fonts = ['latin', 'latin-ext'].map((subset) => openCut(subset, opticalSize));
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

// fontkit varies TTF outlines while it reads them, and does not vary WOFF2 outlines at all: they are read as they
// stand first, then its own processor moves their points.
function openCut(subset: string, opticalSize: number): Font {
  const font = fontkit.openSync(
    fileURLToPath(new URL(`bricolage-grotesque-${subset}-standard-normal.woff2`, FOLDER)),
  );
  Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true });
  font._transformGlyfTable();
  Reflect.deleteProperty(font, '_variationProcessor');
  const wanted: Record<string, number> = { opsz: opticalSize, wght: 800, wdth: 75 };
  font.variationCoords = font.fvar.axis.map((axis) => wanted[axis.axisTag.trim()] ?? axis.defaultValue);
  for (const [id, outline] of font._transformedGlyphs.entries()) varyOutline(font, id, outline);
  return font;
}

function varyOutline(font: Font, id: number, { points, components }: Outline) {
  // Four phantom points close every outline; they carry the metrics, which HVAR has too.
  const phantoms = Array.from({ length: 4 }, () => createPoint(0, 0));
  if (points) font._variationProcessor.transformPoints(id, [...points, ...phantoms]);
  if (components) {
    const offsets = components.map(({ dx, dy }) => createPoint(dx, dy));
    font._variationProcessor.transformPoints(id, [...offsets, ...phantoms]);
    for (const [index, component] of components.entries()) {
      component.dx = offsets[index]?.x ?? 0;
      component.dy = offsets[index]?.y ?? 0;
    }
  }
}

function createPoint(x: number, y: number): Point {
  return { x, y, endContour: true, copy: () => createPoint(x, y) };
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
      const distance = Math.round(advanceOf(font, left + right, true) - advanceOf(font, left + right, false));
      if (Math.abs(distance) >= LEAST_KERNING) pairs[distance] = (pairs[distance] ?? '') + left + right;
    }
  }
  return pairs;
}

function advanceOf(font: Font, text: string, kern: boolean): number {
  return font.layout(text, { kern }).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
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

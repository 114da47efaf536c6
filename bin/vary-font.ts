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

export interface Glyph {
  id: number;
  advanceWidth: number;
  path: { commands: { command: string; args: number[] }[] };
}

export interface Font {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  fvar: { axis: { axisTag: string; defaultValue: number }[] };
  characterSet: number[];
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

/** A variable font at one place of its axes; an axis that is not named stands where it stands by itself. */
// fontkit varies TTF outlines while it reads them, and does not vary WOFF2 outlines at all: they are read as they
// stand first, then its own processor moves their points.
export function openCut(file: URL, wanted: Readonly<Record<string, number>>): Font {
  const font = fontkit.openSync(fileURLToPath(file));
  Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true });
  font._transformGlyfTable();
  Reflect.deleteProperty(font, '_variationProcessor');
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

/** How much closer two characters stand than their advances say, negative where closer. */
export function kerningOf(font: Font, pair: string): number {
  return Math.round(advanceOf(font, pair, true) - advanceOf(font, pair, false));
}

function advanceOf(font: Font, text: string, kern: boolean): number {
  return font.layout(text, { kern }).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

export function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

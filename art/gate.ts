import { letter } from '#art/lettering/letter.ts';
import { FACADES, type FacadeName } from '#art/shop/facades.ts';
import { SIDEWALK } from '#art/shop/frontage.ts';
import { wallTexture } from '#art/shop/wall.ts';
import type { Ids } from './ids.ts';
import { atHour, darken, mix, PAINT } from './palette.ts';
import { along, clipped, each, rect, shadow } from './pen.ts';
import { createRandom } from './random.ts';

/** A shop behind its closed gate with words painted across it: not open yet, or nothing here. */
export interface Gate {
  /** One word per line. */
  words: readonly string[];
  facade: FacadeName;
  paint: string;
  ink: string;
}

export const GATE_SIZE = 300;

const CITY_GATES = new Map<string, Gate>([
  ['los-angeles', { words: ['LOS', 'ANGELES'], facade: 'blush', paint: PAINT.teal, ink: PAINT.cream }],
  ['chicago', { words: ['CHICAGO'], facade: 'brown', paint: PAINT.navy, ink: '#FFE4A0' }],
  ['miami', { words: ['MIAMI'], facade: 'lemon', paint: '#E8765C', ink: '#FFF9EA' }],
  ['toronto', { words: ['TORONTO'], facade: 'slate', paint: '#A93A28', ink: PAINT.cream }],
]);

const STYLES = [
  { facade: 'blush', paint: PAINT.teal, ink: PAINT.cream },
  { facade: 'brown', paint: PAINT.navy, ink: '#FFE4A0' },
  { facade: 'lemon', paint: '#E8765C', ink: '#FFF9EA' },
  { facade: 'slate', paint: '#A93A28', ink: PAINT.cream },
  { facade: 'cream', paint: PAINT.tomato, ink: PAINT.cream },
] as const;

/** A city without its own gate has its name painted on one. */
export function gateOfCity(slug: string): Gate {
  return CITY_GATES.get(slug) ?? gateOfWords(slug.replaceAll('-', ' '));
}

export function gateOfWords(text: string): Gate {
  const words = text.toUpperCase().split(/\s+/u).filter(Boolean).slice(0, 3);
  return { words, ...createRandom(`gate:${text}`).pick<Omit<Gate, 'words'>>(STYLES) };
}

const WIDTH = GATE_SIZE;
const GROUND = GATE_SIZE - SIDEWALK;
const SHUTTER = { left: 22, top: 70, width: WIDTH - 44 };

export function gate({ words, facade, paint, ink }: Gate, night: boolean, ids: Ids): string {
  const { frame, trim, wall } = FACADES[facade];
  const random = createRandom(`gate:${words.join(' ')}`);
  return (
    rect(0, 0, WIDTH, GATE_SIZE, atHour(wall, night)) +
    wallTexture({ top: 0, width: WIDTH, height: GROUND, facade: FACADES[facade], night, random }) +
    rect(-2, 26, WIDTH + 4, 8, atHour(trim, night)) +
    rect(-2, 34, WIDTH + 4, 3, PAINT.ink, 0, shadow(0.16)) +
    rect(16, 50, WIDTH - 32, GROUND - 50, atHour(darken(frame, 0.1), night)) +
    rect(12, 46, WIDTH - 24, 24, atHour('#8C877F', night), 3) +
    rect(12, 64, WIDTH - 24, 6, atHour('#6F6A63', night)) +
    shutter(atHour(paint, night), ids) +
    paintedWords(words, night ? mix(ink, '#121826', 0.2) : ink) +
    rect(SHUTTER.left, GROUND - 9, SHUTTER.width, 9, atHour('#4A453F', night)) +
    rect(WIDTH / 2 - 9, GROUND - 14, 18, 9, atHour('#C9A24A', night), 2) +
    rect(0, GROUND, WIDTH, SIDEWALK, atHour('#D8CDBA', night)) +
    rect(0, GROUND, WIDTH, 3, PAINT.ink, 0, shadow(0.18))
  );
}

function shutter(paint: string, ids: Ids): string {
  const { left, top, width } = SHUTTER;
  const slats = along(
    top,
    GROUND,
    9,
    (y) =>
      rect(left, y, width, 2, PAINT.ink, 0, { opacity: 0.22 }) +
      rect(left, y + 2, width, 2, PAINT.white, 0, { opacity: 0.12 }),
  );
  const sheet = rect(left, top, width, GROUND - top, paint);
  return clipped(ids(), sheet, sheet + slats);
}

function paintedWords(words: readonly string[], ink: string): string {
  const size = words.length > 1 ? 62 : 74;
  const middle = (SHUTTER.top + GROUND) / 2;
  return each(words, (text, index) =>
    letter({
      text,
      x: WIDTH / 2,
      y: middle + (index - (words.length - 1) / 2) * size * 0.9,
      size,
      maxWidth: WIDTH - 103,
      fill: ink,
      cut: 'gate',
    }),
  );
}

import { mix, PAINT } from '#art/palette.ts';
import { circle, ellipse, path, rect, stroke } from '#art/pen.ts';
import { createRandom, type Random } from '#art/random.ts';
import { HAIRSTYLES, type Hairstyle } from './hair.ts';
import { GROUNDS, HAIRS, SKINS, TOPS } from './paints.ts';

export const PORTRAIT_VIEW_BOX = '5 4 54 54';

const STYLES = [
  'crop',
  'fade',
  'afro',
  'puff',
  'bob',
  'long',
  'wavy',
  'bun',
  'curls',
  'braids',
  'bald',
  'beanie',
  'cap',
  'hijab',
] as const satisfies readonly Hairstyle[];

const BEARDED: readonly Hairstyle[] = ['crop', 'fade', 'bald', 'cap', 'beanie'];
const EARRINGED: readonly Hairstyle[] = ['bob', 'bun', 'puff', 'afro', 'braids'];

/** The face of someone who hasn't uploaded a picture, on a background of 64 by 64. */
export function portrait(seed: string): string {
  const random = createRandom(`portrait:${seed}`);
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const style = random.pick(STYLES);
  const { behind, over } = HAIRSTYLES[style](hair);
  const ink = mix(skin, PAINT.ink, 0.82);
  return (
    rect(0, 0, 64, 64, random.pick(GROUNDS)) +
    behind +
    shoulders(random) +
    head(skin, style !== 'hijab') +
    (BEARDED.includes(style) && random.chance(0.45) ? beard(hair) : '') +
    face(skin, ink, style === 'bald' ? ink : mix(hair, ink, 0.5)) +
    over +
    (style !== 'hijab' && random.chance(0.24) ? glasses() : '') +
    (EARRINGED.includes(style) && random.chance(0.6) ? earrings() : '')
  );
}

function shoulders(random: Random): string {
  const top = random.pick(TOPS);
  const collar = random.pick([
    path('M25 46.5a7 7 0 0 0 14 0z', mix(top, PAINT.black, 0.14)),
    path('M24.5 46l7.5 9l7.5 -9z', PAINT.ivory),
    '',
  ]);
  return path('M8 66c0 -13 7 -18 16 -19.5h16c9 1.5 16 6.5 16 19.5z', top) + collar;
}

function head(skin: string, ears: boolean): string {
  return (
    path('M27 38h10v9a5 4.5 0 0 1 -10 0z', shaded(skin)) +
    ellipse(32, 28, 12.5, 14, skin) +
    (ears ? circle(19.6, 29, 2.6, skin) + circle(44.4, 29, 2.6, skin) : '')
  );
}

function face(skin: string, ink: string, brows: string): string {
  return (
    circle(27.2, 28, 1.25, ink) +
    circle(36.8, 28, 1.25, ink) +
    stroke('M25 24.3q2 -1.3 4 -.3M35 24q2 -1 4 .3', brows, 1.1) +
    stroke('M32 29v3.2h-1.2', shaded(skin), 1.1) +
    stroke('M28.8 36q3.2 2.6 6.4 0', ink, 1.2)
  );
}

function beard(hair: string): string {
  return path(
    'M19.8 29c1 10 5 14.5 12.2 14.5s11.2 -4.5 12.2 -14.5c-2 4 -4 5 -6 5.5c-2 -2 -10.4 -2 -12.4 0c-2 -.5 -4 -1.5 -6 -5.5z',
    hair,
  );
}

function glasses(): string {
  const rim = { stroke: PAINT.ink, 'stroke-width': 1.1 };
  return (
    rect(22.4, 25, 8, 6.4, 'none', 3, rim) +
    rect(33.6, 25, 8, 6.4, 'none', 3, rim) +
    stroke('M30.4 27.5h3.2', PAINT.ink, 1.1)
  );
}

function earrings(): string {
  return circle(19.2, 33, 1.5, PAINT.yellow) + circle(44.8, 33, 1.5, PAINT.yellow);
}

const shaded = (skin: string) => mix(skin, '#2A1208', 0.22);

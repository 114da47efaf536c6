import { createIds } from '#art/ids.ts';
import { PROPS } from '#art/props/catalogue.ts';
import { type Block, block } from '#art/street/block.ts';
import { creator } from '#art/street/creator.ts';
import { walker } from '#art/street/walker.ts';
import {
  CORNER_SLICE,
  CRUMB,
  FOXED_PAGES,
  LANTERN_AND_LADLE,
  LOW_LIGHTS,
  SECOND_SHIFT,
  STOOP_FLOWERS,
  UPTOWN_CHAIR,
} from './cast.ts';

/** A strip at eye level, from the awnings to the curb. A phone shows its middle 390 units. */
export const LOGIN_FRAME = { width: 1920, height: 188, viewBox: '0 123 1920 188' };

const BASE = 300;

export function login(night: boolean): string {
  const ids = createIds('login-');
  const street = { start: -40, base: BASE, width: 1920, height: 311, night, buildings: buildings() };
  return (
    block(street, ids) + PROPS.hydrant(664, BASE + 3, ids) + creator(832, BASE + 4) + walker(1296, BASE + 4)
  );
}

function buildings(): Block['buildings'] {
  return [
    { ...CORNER_SLICE, width: 240, floors: 0, eyeLevel: true },
    {
      ...FOXED_PAGES,
      width: 256,
      floors: 0,
      eyeLevel: true,
      look: { ...FOXED_PAGES.look, door: 'left', bladeSign: false },
    },
    {
      ...LANTERN_AND_LADLE,
      width: 240,
      floors: 0,
      eyeLevel: true,
      look: { ...LANTERN_AND_LADLE.look, prop: 'chalkboard' },
    },
    {
      ...CRUMB,
      width: 318,
      floors: 0,
      eyeLevel: true,
      look: { ...CRUMB.look, door: 'right', bladeSign: false, prop: 'bench' },
    },
    { ...STOOP_FLOWERS, width: 300, floors: 0, eyeLevel: true },
    { ...UPTOWN_CHAIR, width: 216, floors: 0, eyeLevel: true },
    {
      ...SECOND_SHIFT,
      width: 270,
      floors: 0,
      eyeLevel: true,
      look: { ...SECOND_SHIFT.look, bladeSign: false, cat: true },
    },
    { ...LOW_LIGHTS, width: 248, floors: 0, eyeLevel: true },
  ];
}

import { createIds } from '#art/ids.ts';
import { PROPS } from '#art/props/catalogue.ts';
import { type Block, block } from '#art/street/block.ts';
import { creator, tripod } from '#art/street/creator.ts';
import { lamp } from '#art/street/lamp.ts';
import { owner } from '#art/street/owner.ts';
import { taxi } from '#art/street/taxi.ts';
import { tree } from '#art/street/tree.ts';
import { walker } from '#art/street/walker.ts';
import {
  CORNER_SLICE,
  CRUMB,
  FOXED_PAGES,
  LANTERN_AND_LADLE,
  LOW_LIGHTS,
  SECOND_SHIFT,
  STATIC_AND_WAX,
  STOOP_FLOWERS,
  TIA_CHELO,
  UPTOWN_CHAIR,
} from './cast.ts';

/** Wide enough for large screens; the middle 1536 units, 1440 pixels, are the main picture. */
export const LANDING_FRAME = { width: 2400, height: 525, viewBox: '0 0 2560 560' };

const WIDTH = 2560;
const HEIGHT = 560;
const BASE = 503;

export function landing(night: boolean): string {
  const ids = createIds('landing-');
  const street = { start: 0, base: BASE, width: WIDTH, height: HEIGHT, night, buildings: buildings() };
  return (
    block(street, ids) +
    creator(650, BASE + 7) +
    lamp(708, BASE + 5, 'BEDFORD AV') +
    owner(796, BASE + 6) +
    tripod(1128, BASE + 7) +
    walker(1380, BASE + 8) +
    tree(1563, BASE + 5, 0.95) +
    PROPS.hydrant(1829, BASE + 6, ids) +
    taxi(1160, BASE + 52)
  );
}

function buildings(): Block['buildings'] {
  return [
    { ...STATIC_AND_WAX, width: 218, floors: 0 },
    { ...CORNER_SLICE, width: 240, floors: 1 },
    {
      ...FOXED_PAGES,
      width: 256,
      floors: 1,
      look: { ...FOXED_PAGES.look, door: 'right', bladeSign: false, prop: 'cat' },
    },
    {
      ...CRUMB,
      width: 300,
      floors: 0,
      look: { ...CRUMB.look, door: 'left', bladeSign: true, prop: 'potPlant' },
    },
    { ...LANTERN_AND_LADLE, width: 256, floors: 1, look: { ...LANTERN_AND_LADLE.look, prop: 'chalkboard' } },
    { ...STOOP_FLOWERS, width: 300, floors: 0 },
    { ...UPTOWN_CHAIR, width: 216, floors: 1 },
    { ...SECOND_SHIFT, width: 270, floors: 0, look: { ...SECOND_SHIFT.look, prop: 'chalkboard', cat: true } },
    { ...LOW_LIGHTS, width: 248, floors: 1 },
    { ...TIA_CHELO, width: 256, floors: 0 },
  ];
}

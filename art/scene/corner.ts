import { createIds } from '#art/ids.ts';
import { type Block, block } from '#art/street/block.ts';
import { owner } from '#art/street/owner.ts';
import { CORNER_FIG, CRUMB, FOXED_PAGES } from './cast.ts';

export const CORNER_FRAME = { width: 600, height: 450 };

const BASE = 434;

/** The shop on the corner with its owner at the door; the picture crops its neighbors. */
export function corner(night: boolean): string {
  const street = { start: -250, base: BASE, night, buildings: buildings(), ...CORNER_FRAME };
  return block(street, createIds('corner-')) + owner(120, BASE + 6);
}

function buildings(): Block['buildings'] {
  return [
    { ...CORNER_FIG, width: 290, floors: 1 },
    {
      ...CRUMB,
      width: 400,
      floors: 1,
      look: { ...CRUMB.look, signLamps: false, door: 'right', bladeSign: false, prop: 'chalkboard' },
    },
    { ...FOXED_PAGES, width: 240, floors: 1, look: { ...FOXED_PAGES.look, door: 'left', bladeSign: false } },
  ];
}

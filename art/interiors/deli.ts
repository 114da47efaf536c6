import { letter } from '#art/lettering/letter.ts';
import { PAINT } from '#art/palette.ts';
import { along, each, rect } from '#art/pen.ts';
import { loaf, shelf } from './fixtures.ts';
import type { Room } from './room.ts';

const PACKETS = [
  PAINT.tomato,
  PAINT.yellow,
  PAINT.green,
  PAINT.navy,
  PAINT.rose,
  PAINT.teal,
  PAINT.mustard,
] as const;

export function deli(room: Room): string {
  const { x, y, width, height, random } = room;
  return (
    rect(x, y, width, height, '#FFF1CE') +
    each([0.36, 0.62], (share) => packetShelf(room, share)) +
    rect(x, y + height * 0.76, width, height * 0.24, '#D7DFDD') +
    rect(x, y + height * 0.74, width, 5, '#8FA09C') +
    along(x + 14, x + width - 8, 28, (center) =>
      loaf(center, y + height * 0.96, 0.72, random.pick(['#C88440', '#E9A7A0', '#F3D48A'])),
    ) +
    rect(x + width * 0.1, y + height * 0.06, width * 0.5, 15, PAINT.tomato, 3) +
    letter({
      text: 'SANDWICHES',
      x: x + width * 0.35,
      y: y + height * 0.06 + 7.8,
      size: 10.5,
      maxWidth: width * 0.5 - 4,
      fill: PAINT.cream,
    })
  );
}

function packetShelf({ x, y, width, height, random }: Room, share: number): string {
  const bottom = y + height * share;
  let packets = '';
  let left = x + 4;
  while (left < x + width - 10) {
    const wide = random.range(9, 15);
    const tall = random.range(14, 26);
    packets += rect(left, bottom - tall, wide, tall, random.pick(PACKETS), 2);
    packets += rect(left + 2, bottom - tall * 0.6, wide - 4, 4, '#FFFFFF99');
    left += wide + 2.4;
  }
  return shelf(x, bottom, width, '#9A9186') + packets;
}

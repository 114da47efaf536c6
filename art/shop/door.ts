import { letter } from '#art/lettering/letter.ts';
import { atHour, darken, PAINT } from '#art/palette.ts';
import { path, rect } from '#art/pen.ts';
import { BULKHEAD_HEIGHT, type Frontage } from './frontage.ts';

export function shopDoor(front: Frontage, paint: string, night: boolean): string {
  if (!front.door) return '';
  const { x, width } = front.door;
  const { windowTop: top, windowBottom, ground } = front;
  const tall = windowBottom - top;
  const glass = night ? '#F3C26B' : '#DCE8E2';
  const handle = front.doorSide === 'right' ? 4 : width - 8;
  return (
    rect(x, top, width, ground - top, atHour(paint, night)) +
    rect(x + 6, top + 34, width - 12, tall * 0.58, glass, 2) +
    rect(x + 6, top + 6, width - 12, 22, glass, 1) +
    path(`M${x + width * 0.6} ${top + 36}h8l-22 ${tall * 0.5}h-8z`, PAINT.white, { opacity: 0.35 }) +
    rect(x + 8, windowBottom + 2, width - 16, BULKHEAD_HEIGHT - 10, atHour(darken(paint, 0.16), night), 1) +
    rect(x + handle, top + tall * 0.62, 4, 20, '#E9C46A', 2) +
    openSign(x + width / 2, top + 46)
  );
}

function openSign(x: number, y: number): string {
  return (
    rect(x - 12, y, 24, 13, PAINT.tomato, 2) +
    letter({ text: 'OPEN', x, y: y + 6.6, size: 8.5, fill: PAINT.white })
  );
}

import type { Ids } from '#art/ids.ts';
import type { Interior } from '#art/interiors/room.ts';
import { atHour, lighten, PAINT } from '#art/palette.ts';
import { clipped, path, rect, times } from '#art/pen.ts';
import type { Random } from '#art/random.ts';
import type { Facade } from './facades.ts';
import { BULKHEAD_HEIGHT, type Frontage, SIDEWALK, type Span } from './frontage.ts';

interface WindowDressing {
  interior: Interior;
  facade: Facade;
  night: boolean;
  random: Random;
  ids: Ids;
}

/** The ceiling zone above the interior, which the awning mostly hides. */
const CEILING = 32;

export function shopWindow(front: Frontage, { x, width }: Span, dressing: WindowDressing): string {
  const { facade, night } = dressing;
  const { windowTop: top, windowBottom: bottom } = front;
  const bars = atHour(lighten(facade.frame, 0.16), night);
  const mullion = width > 150 ? rect(x + width / 2 - 1.5, top, 3, bottom - top, bars) : '';
  return (
    view(front, { x, width }, dressing) +
    rect(x, top, width, bottom - top, 'none', 0, { stroke: bars, 'stroke-width': 3 }) +
    mullion +
    rect(x - 4, bottom - 2, width + 8, 5, atHour(facade.trim, night), 1) +
    bulkheadPanels(x, bottom, width, atHour(lighten(facade.frame, 0.1), night))
  );
}

function view(front: Frontage, { x, width }: Span, { interior, night, random, ids }: WindowDressing): string {
  const { windowTop: top, windowBottom: bottom } = front;
  const height = bottom - top;
  const lamplight = night
    ? rect(x, top, width, height, '#FFB84D', 0, { opacity: 0.16, style: 'mix-blend-mode:screen' })
    : '';
  return clipped(
    ids(),
    rect(x, top, width, height, PAINT.black),
    interior({ x, y: top + CEILING, width, height: height - CEILING, random }) +
      rect(x, top, width, CEILING + 2, night ? '#E9B75E' : '#E9CF9B') +
      lamplight +
      reflection(x + width * 0.62, width * 0.16, top, height, night) +
      reflection(x + width * 0.86, width * 0.05, top, height, night),
  );
}

function reflection(x: number, width: number, top: number, height: number, night: boolean): string {
  return path(`M${x} ${top}h${width}l${-height * 0.5} ${height}h${-width}z`, PAINT.white, {
    opacity: night ? 0.06 : 0.13,
  });
}

function bulkheadPanels(x: number, top: number, width: number, color: string): string {
  const count = Math.max(1, Math.round(width / 70));
  const step = width / count;
  return times(count, (index) =>
    rect(x + step * index + 5, top + 8, step - 10, BULKHEAD_HEIGHT - 13, color, 1),
  );
}

/** The light that a lit window throws on the sidewalk. */
export function spilledLight({ x, width }: Span, ground: number): string {
  return path(`M${x} ${ground}h${width}l14 ${SIDEWALK}h${-(width + 28)}z`, '#FFCF7A', { opacity: 0.34 });
}

import { atHour, darken, lighten } from '#art/palette.ts';
import { along, rect, times } from '#art/pen.ts';
import type { Random } from '#art/random.ts';
import type { Facade } from './facades.ts';

export interface Wall {
  /** The top of the wall: negative if it extends above the drawing. */
  top: number;
  width: number;
  height: number;
  facade: Facade;
  night: boolean;
  random: Random;
}

/** The bricks, boards or stones of a wall, over its base color. */
export function wallTexture(wall: Wall): string {
  switch (wall.facade.texture) {
    case 'brick':
      return bricks(wall);
    case 'board':
      return boards(wall);
    case 'stone':
      return stones(wall);
    case 'plain':
      return '';
  }
}

/** A few bricks in a lighter or darker tone suggest the rest. */
function bricks({ top, width, height, facade, night, random }: Wall): string {
  const color = atHour(facade.wall, night);
  return times(Math.round((width * height) / 900), () => {
    const row = Math.floor((random.next() * height) / 8);
    const left = Math.floor((random.next() * width) / 17) * 17 + (row % 2 ? 8 : 0);
    if (left + 15 > width || (row + 1) * 8 > height) return '';
    const tone = random.chance(0.5) ? lighten(color, 0.11) : darken(color, 0.12);
    return rect(left, top + row * 8, 15, 6, tone, 1);
  });
}

function boards({ top, width, height, facade, night }: Wall): string {
  const joint = atHour(darken(facade.wall, 0.1), night);
  return along(top + 10, top + height, 10, (y) => rect(0, y, width, 1, joint));
}

function stones({ top, width, height, facade, night }: Wall): string {
  const joint = atHour(darken(facade.wall, 0.16), night);
  return along(
    top + 24,
    top + height,
    24,
    (y, course) =>
      rect(0, y, width, 1.4, joint) +
      along(course % 2 ? 20 : 50, width, 60, (x) => rect(x, y - 24, 1.4, 24, joint)),
  );
}

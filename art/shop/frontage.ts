import type { Door } from './look.ts';

export const SIDEWALK = 16;
export const FASCIA_HEIGHT = 40;
export const BULKHEAD_HEIGHT = 26;
export const STRING_COURSE_TOP = 46;

const SIDE = 12;
const JOINERY = 6;
const GAP = 8;

export interface Span {
  x: number;
  width: number;
}

/** The layout of a shop's front: all heights are measured from the top of the drawing. */
export interface Frontage {
  width: number;
  ground: number;
  /** The shopfront between its side walls. */
  shopfront: Span;
  fasciaTop: number;
  windowTop: number;
  windowBottom: number;
  door: Span | null;
  doorSide: Door;
  windows: Span[];
}

export function layOut(width: number, height: number, doorSide: Door): Frontage {
  const ground = height - SIDEWALK;
  const shopfront = { x: SIDE, width: width - SIDE * 2 };
  const fasciaTop = STRING_COURSE_TOP + 14;
  return {
    width,
    ground,
    shopfront,
    fasciaTop,
    windowTop: fasciaTop + FASCIA_HEIGHT + 4,
    windowBottom: ground - BULKHEAD_HEIGHT,
    doorSide,
    ...openings({ x: SIDE + JOINERY, width: shopfront.width - JOINERY * 2 }, doorSide, width),
  };
}

function openings(inner: Span, doorSide: Door, width: number): { door: Span | null; windows: Span[] } {
  const doorWidth = Math.min(64, width * 0.22);
  const beside = inner.width - doorWidth - GAP;
  switch (doorSide) {
    case 'left':
      return {
        door: { x: inner.x, width: doorWidth },
        windows: [{ x: inner.x + doorWidth + GAP, width: beside }],
      };
    case 'right':
      return {
        door: { x: inner.x + inner.width - doorWidth, width: doorWidth },
        windows: [{ x: inner.x, width: beside }],
      };
    case 'center': {
      const half = (inner.width - doorWidth) / 2;
      const door = { x: inner.x + half, width: doorWidth };
      return {
        door,
        windows: [
          { x: inner.x, width: half - GAP },
          { x: door.x + doorWidth + GAP, width: half - GAP },
        ],
      };
    }
    case 'none':
      return { door: null, windows: [inner] };
  }
}

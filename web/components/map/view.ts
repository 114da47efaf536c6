import { CITY_BOUNDS } from '#domain/businesses/locations.ts';
import { type PlanePoint, project } from './projection.ts';

/** The visible part of the plane: its center, and the pixels per unit. */
export interface View {
  center: PlanePoint;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** About three meters per pixel: a few blocks. */
const CLOSEST = 1.6;
/** A single place is shown with this many units around it, on a phone a little more. */
const SURROUNDINGS = 3_000;
const COMFORTABLE_ON_A_PHONE = 0.17;
const EDGE_PX = 56;

const NORTH_WEST = project({ latitude: CITY_BOUNDS.north, longitude: CITY_BOUNDS.west });
const SOUTH_EAST = project({ latitude: CITY_BOUNDS.south, longitude: CITY_BOUNDS.east });
const CORNERS = [NORTH_WEST, SOUTH_EAST];

/** All the places with a margin; the full city if there are none. */
export function fitView(places: readonly PlanePoint[], size: Size): View {
  const shown = places.length > 0 ? places : CORNERS;
  const xs = shown.map(({ x }) => x);
  const ys = shown.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  // A pin's face is above its place, so the margin is larger at the top.
  const rim = places.length > 0 ? EDGE_PX : 0;
  const scale = Math.min(
    (size.width - rim * 2) / Math.max(right - left, 1),
    (size.height - rim * 3) / Math.max(bottom - top, 1),
    places.length > 0 ? Math.max(size.width / SURROUNDINGS, COMFORTABLE_ON_A_PHONE) : CLOSEST,
  );
  const held = holdScale(scale, size);
  return { center: { x: (left + right) / 2, y: (top + bottom) / 2 - rim / 2 / held }, scale: held };
}

export function zoomView(view: View, factor: number, anchor: PlanePoint, size: Size): View {
  const scale = holdScale(view.scale * factor, size);
  const keep = 1 / view.scale - 1 / scale;
  const center = { x: view.center.x + anchor.x * keep, y: view.center.y + anchor.y * keep };
  return holdView({ center, scale });
}

export function panView({ center, scale }: View, dx: number, dy: number): View {
  return holdView({ center: { x: center.x - dx / scale, y: center.y - dy / scale }, scale });
}

/** In pixels from the map's center. */
export function offsetOf({ center, scale }: View, { x, y }: PlanePoint): PlanePoint {
  return { x: (x - center.x) * scale, y: (y - center.y) * scale };
}

export function placeAt({ center, scale }: View, offset: PlanePoint): PlanePoint {
  return { x: center.x + offset.x / scale, y: center.y + offset.y / scale };
}

/** True if a place is visible and not at the margin. */
export function isSeen(view: View, place: PlanePoint, { width, height }: Size): boolean {
  const { x, y } = offsetOf(view, place);
  return Math.abs(x) < width / 2 - EDGE_PX / 2 && Math.abs(y) < height / 2 - EDGE_PX / 2;
}

function holdScale(scale: number, { width, height }: Size): number {
  const whole = Math.min(width / (SOUTH_EAST.x - NORTH_WEST.x), height / (SOUTH_EAST.y - NORTH_WEST.y));
  return Math.min(Math.max(scale, whole * 0.9), CLOSEST);
}

/** Keeps the center over the city, so that nobody gets lost. */
function holdView({ center, scale }: View): View {
  return {
    center: {
      x: Math.min(Math.max(center.x, NORTH_WEST.x), SOUTH_EAST.x),
      y: Math.min(Math.max(center.y, NORTH_WEST.y), SOUTH_EAST.y),
    },
    scale,
  };
}

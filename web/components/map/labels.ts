import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { type PlanePoint, project } from './projection.ts';

export interface MapLabel {
  key: string;
  text: string;
  tone: 'borough' | 'marked' | 'plain';
  /** The position on the plane, and the pixels below it. */
  place: PlanePoint;
  drop: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface LabelOptions {
  neighborhoods: readonly Neighborhood[];
  marked: readonly string[];
  /** Labels don't cover the pins' faces and feet. */
  pins: readonly { place: PlanePoint; hasFace: boolean }[];
  scale: number;
}

/** Below the first scale only boroughs have labels, above the second only neighborhoods. */
const NEIGHBORHOODS_FROM = 0.1;
const BOROUGHS_UNTIL = 0.31;
const LOOKS = {
  borough: { letter: 8.4, height: 20 },
  marked: { letter: 8, height: 20 },
  plain: { letter: 6.5, height: 16 },
} as const;
const APART_PX = 4;
const BELOW_PIN_PX = 27;

const BOROUGH_MIDDLES = {
  Bronx: { latitude: 40.852, longitude: -73.872 },
  Brooklyn: { latitude: 40.65, longitude: -73.952 },
  Manhattan: { latitude: 40.779, longitude: -73.968 },
  Queens: { latitude: 40.729, longitude: -73.815 },
  'Staten Island': { latitude: 40.582, longitude: -74.149 },
} as const;

/**
 * The labels that fit at a scale: first the marked neighborhoods, then the boroughs, then every neighborhood whose
 * label doesn't overlap another label or a pin. Isolated neighborhoods go before crowded ones.
 */
export function placeLabels({ neighborhoods, marked, pins, scale }: LabelOptions): MapLabel[] {
  const steady = steadyScale(scale);
  const taken: Box[] = pins.flatMap(({ place, hasFace }) => pinBoxes(place, hasFace, steady));
  const placed: MapLabel[] = [];
  for (const label of candidates({ neighborhoods, marked, pins, scale: steady })) {
    const box = boxOf(label, steady);
    const isFree = taken.every((other) => !overlaps(box, other));
    if (!isFree && label.tone !== 'marked') continue;
    taken.push(box);
    placed.push(label);
  }
  return placed;
}

/** Zooming changes labels in steps: the labels that fit at a step stay until the next. */
function steadyScale(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 3) / 3);
}

function candidates({ neighborhoods, marked, pins, scale }: LabelOptions): MapLabel[] {
  const isMarked = new Set(marked);
  const named = neighborhoods.map((neighborhood) => ({ neighborhood, place: project(neighborhood) }));
  const first = named
    .filter(({ neighborhood }) => isMarked.has(neighborhood.slug))
    .map(({ neighborhood, place }) => labelOf(neighborhood, 'marked', besidePin(place, pins, named)));
  const boroughs =
    scale < BOROUGHS_UNTIL
      ? BOROUGHS.map((text) => ({
          key: text,
          text,
          tone: 'borough' as const,
          place: project(BOROUGH_MIDDLES[text]),
          drop: 0,
        }))
      : [];
  if (scale < NEIGHBORHOODS_FROM) return [...first, ...boroughs];
  const rest = named
    .filter(({ neighborhood }) => !isMarked.has(neighborhood.slug))
    .map((one) => ({ ...one, room: roomAround(one.place, named) }))
    // Of two crowded labels, the shorter one is usually better known: Williamsburg before East Williamsburg.
    .sort((one, other) => other.room - one.room || lengthOf(one) - lengthOf(other))
    .map(({ neighborhood, place }) => labelOf(neighborhood, 'plain', { place, drop: 0 }));
  return [...first, ...boroughs, ...rest];
}

function lengthOf({ neighborhood }: { neighborhood: Neighborhood }): number {
  return neighborhood.neighborhood_name.length;
}

function labelOf(
  { slug, neighborhood_name }: Neighborhood,
  tone: 'marked' | 'plain',
  where: Pick<MapLabel, 'place' | 'drop'>,
): MapLabel {
  // "Chelsea (Staten Island)": the map already shows the borough.
  return { key: slug, text: neighborhood_name.replace(/ \(.*\)$/, ''), tone, ...where };
}

/** The label of a neighborhood with a pin is placed below the pin. */
function besidePin(
  place: PlanePoint,
  pins: LabelOptions['pins'],
  named: readonly { place: PlanePoint }[],
): Pick<MapLabel, 'place' | 'drop'> {
  const pin = pins.find((one) => nearest(one.place, named) === place);
  return pin ? { place: pin.place, drop: BELOW_PIN_PX } : { place, drop: 0 };
}

function nearest(place: PlanePoint, named: readonly { place: PlanePoint }[]): PlanePoint | undefined {
  let best: PlanePoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of named) {
    const distance = Math.hypot(one.place.x - place.x, one.place.y - place.y);
    if (distance < least) [best, least] = [one.place, distance];
  }
  return best;
}

/**
 * The distance to the nearest other label, squared: each of hundreds is compared with all others, and the roots would take
 * most of the time.
 */
function roomAround(place: PlanePoint, named: readonly { place: PlanePoint }[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { place: other } of named) {
    if (other === place) continue;
    const [x, y] = [other.x - place.x, other.y - place.y];
    least = Math.min(least, x * x + y * y);
  }
  return least;
}

function boxOf({ text, tone, place, drop }: MapLabel, scale: number): Box {
  const { letter, height } = LOOKS[tone];
  const half = (text.length * letter) / 2 + APART_PX;
  const [x, y] = [place.x * scale, place.y * scale + drop];
  return { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 };
}

function pinBoxes({ x, y }: PlanePoint, hasFace: boolean, scale: number): Box[] {
  const [left, top] = [x * scale, y * scale];
  const foot = { left: left - 12, right: left + 12, top: top - 12, bottom: top + 12 };
  const face = { left: left - 38, right: left + 38, top: top - 86, bottom: top - 12 };
  return hasFace ? [foot, face] : [foot];
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

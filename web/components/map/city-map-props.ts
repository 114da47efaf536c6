import type { ReactNode } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { MapPin, MapPoint } from './map-pin.ts';

export type CityMapProps = {
  /** The map's label for screen readers: "Your shops on a map of New York City". */
  label: string;
  pins: readonly MapPin[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** If set, pins can be moved by pointer and arrow keys. */
  movable?: (id: string, point: MapPoint) => void;
  /** The slugs of the neighborhoods to tint and to label first. */
  marked?: readonly string[];
  neighborhoods: readonly Neighborhood[];
  /** Shows a small map of the city in the corner, with a dot at the current view. */
  hasOverview?: boolean;
  className?: string;
  /** Floats over the map: a card, a switch. */
  children?: ReactNode;
};

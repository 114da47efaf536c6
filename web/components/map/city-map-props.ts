import type { ReactNode } from 'react';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import type { MapPin, MapPoint } from './map-pin.ts';

export type CityMapProps = {
  /** What the map shows, for those who hear it: "Your shops on a map of New York City". */
  label: string;
  pins: readonly MapPin[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** Given, pins can be moved by hand and by arrow keys. */
  movable?: (id: string, point: MapPoint) => void;
  /** Slugs of the neighborhoods that are tinted and named first. */
  marked?: readonly string[];
  neighborhoods: readonly Neighborhood[];
  /** A small map of the whole city in the corner, with a dot where this one is. */
  hasOverview?: boolean;
  className?: string;
  /** Floats over the map: a card, a switch. */
  children?: ReactNode;
};

import type { ReactNode } from 'react';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** An item on the map, such as a shop or a number of people. */
export interface MapPin extends MapPoint {
  id: string;
  /** The pin's label for screen readers: "Greenpoint, 731 Manhattan Avenue". */
  label: string;
  /** The face of the pin, such as the storefront; without it the pin is a dot. */
  picture?: ReactNode;
  /** Drawn as a number in a circle. */
  count?: number;
}

/** Converts points to pixels from the map's center, and back; each kind of map has its own. */
export interface MapFrame {
  offsetOf(point: MapPoint): { x: number; y: number };
  pointAt(offset: { x: number; y: number }): MapPoint;
}

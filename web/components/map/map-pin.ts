import type { ReactNode } from 'react';

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Something that stands on the map: a shop, a number of people, later a campaign. */
export interface MapPin extends MapPoint {
  id: string;
  /** What it is, for those who hear the map: "Greenpoint, 731 Manhattan Avenue". */
  label: string;
  /** The face of the pin, such as the storefront; left out, a dot stands alone. */
  picture?: ReactNode;
  /** Drawn as a number in a circle. */
  count?: number;
}

/** Turns points into pixels from the middle of the map, and back; each kind of map has its own. */
export interface MapFrame {
  offsetOf(point: MapPoint): { x: number; y: number };
  pointAt(offset: { x: number; y: number }): MapPoint;
}

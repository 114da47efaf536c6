import { useState } from 'react';
import type { MapFrame, MapPin, MapPoint } from './map-pin.ts';
import { type PlanePoint, project, unproject } from './projection.ts';
import { fitView, isSeen, offsetOf, panView, placeAt, type Size, type View, zoomView } from './view.ts';

interface MapViewOptions {
  pins: readonly MapPin[];
  /** What is looked at where there are no pins. */
  else: readonly MapPoint[];
  size: Size;
}

const MIDDLE = { x: 0, y: 0 };

/** What of the city is seen: all the pins, until somebody zooms, pans or takes hold of a pin. */
export function useMapView({ pins, else: other, size }: MapViewOptions) {
  const [chosen, setChosen] = useState<View | null>(null);
  const [standing, setStanding] = useState({ key: keyOf(pins), ours: false });
  const shown = pins.length > 0 ? pins : other;
  const fitted = fitView(shown.map(project), size);
  const view = chosen ?? fitted;

  const key = keyOf(pins);
  if (key !== standing.key) {
    // Pins that came or went by another hand than ours may stand where nobody looks.
    const isLost = !standing.ours && pins.some((pin) => !isSeen(view, project(pin), size));
    setStanding({ key, ours: false });
    if (isLost) setChosen(null);
  }

  const frame: MapFrame = {
    offsetOf: (point) => offsetOf(view, project(point)),
    pointAt: (offset) => unproject(placeAt(view, offset)),
  };

  return {
    view,
    frame,
    pan: (dx: number, dy: number) => setChosen((now) => panView(now ?? fitted, dx, dy)),
    zoom: (factor: number, anchor: PlanePoint = MIDDLE) =>
      setChosen((now) => zoomView(now ?? fitted, factor, anchor, size)),
    showAll: () => setChosen(null),
    /** Before a pin is moved here: the ground stays still under it, unless it leaves what is seen. */
    hold: (next: MapPoint) => {
      setStanding((now) => ({ ...now, ours: true }));
      const place = project(next);
      setChosen(isSeen(view, place, size) ? view : { ...view, center: place });
    },
  };
}

function keyOf(pins: readonly MapPin[]): string {
  return pins.map(({ id, latitude, longitude }) => `${id} ${latitude} ${longitude}`).join();
}

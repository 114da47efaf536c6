import { useState } from 'react';
import type { MapFrame, MapPin, MapPoint } from './map-pin.ts';
import { type PlanePoint, project, unproject } from './projection.ts';
import { fitView, isSeen, offsetOf, panView, placeAt, type Size, type View, zoomView } from './view.ts';

interface MapViewOptions {
  pins: readonly MapPin[];
  /** The places to show if there are no pins. */
  else: readonly MapPoint[];
  size: Size;
}

const MIDDLE = { x: 0, y: 0 };

/** The visible part of the city: all pins, until the user zooms, pans or moves a pin. */
export function useMapView({ pins, else: other, size }: MapViewOptions) {
  const [chosen, setChosen] = useState<View | null>(null);
  const [lastPins, setLastPins] = useState({ key: keyOf(pins), ours: false });
  const shown = pins.length > 0 ? pins : other;
  const fitted = fitView(shown.map(project), size);
  const view = chosen ?? fitted;

  const key = keyOf(pins);
  if (key !== lastPins.key) {
    // Pins changed from elsewhere may be outside the view.
    const isLost = !lastPins.ours && pins.some((pin) => !isSeen(view, project(pin), size));
    setLastPins({ key, ours: false });
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
    /** Called before a pin moves: the view stays still unless the pin leaves it. */
    hold: (next: MapPoint) => {
      setLastPins((now) => ({ ...now, ours: true }));
      const place = project(next);
      setChosen(isSeen(view, place, size) ? view : { ...view, center: place });
    },
  };
}

function keyOf(pins: readonly MapPin[]): string {
  return pins.map(({ id, latitude, longitude }) => `${id} ${latitude} ${longitude}`).join();
}

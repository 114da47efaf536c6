import { useCallback, useState } from 'react';
import { BOROUGHS } from '#domain/base/city.ts';
import { boroughAt } from '#domain/base/city-outline/borough-at.ts';
import { type PlanePoint, unproject } from './projection.ts';
import { BOROUGH_PATHS } from './shapes.ts';
import type { Size } from './view.ts';
import './city-map.css';
import { useMemo } from 'react';
import type { CityMapProps } from './city-map-props.ts';
import { placeLabels } from './labels.ts';
import { MapControls } from './map-controls.tsx';
import { MapGround } from './map-ground.tsx';

import { MapPins } from './map-pins.tsx';
import { project } from './projection.ts';
import { useGestures } from './use-gestures.ts';
import { useMapView } from './use-map-view.ts';

/** The typical size on a desktop, used on the server and before the element is measured. */
const GUESS = { width: 800, height: 640 };
const STEP = 1.6;
const NOTHING: readonly string[] = [];

/** Our own map: the boroughs as SVG, with the pins as buttons above. */
export function DrawnMap({
  label,
  pins,
  selectedId = null,
  onSelect,
  movable,
  marked = NOTHING,
  neighborhoods,
  hasOverview = false,
}: CityMapProps) {
  const [size, measure] = useSize(GUESS);
  const looked = neighborhoods.filter(({ slug }) => marked.includes(slug));
  const { view, frame, pan, zoom, showAll, hold } = useMapView({ pins, else: looked, size });
  const { listenToWheel, ground } = useGestures({ pan, zoom, showAll });
  const { scale } = view;
  const labels = useMemo(
    () =>
      placeLabels({
        neighborhoods,
        marked,
        pins: pins.map((pin) => ({ place: project(pin), hasFace: pin.picture !== undefined })),
        scale,
      }),
    [neighborhoods, marked, pins, scale],
  );
  return (
    <div ref={measure} className="city-map absolute inset-0 overflow-hidden">
      <div
        ref={listenToWheel}
        {...ground}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the ground is panned and zoomed by keys.
        tabIndex={0}
        aria-label={`${label}. Arrow keys pan, plus and minus zoom, zero shows all.`}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-3 active:cursor-grabbing"
      >
        <MapGround view={view} neighborhoods={neighborhoods} marked={marked} labels={labels} />
      </div>
      <MapPins
        pins={pins}
        frame={frame}
        selectedId={selectedId}
        onSelect={onSelect}
        onMove={
          movable &&
          ((id, point) => {
            hold(point);
            movable(id, point);
          })
        }
      />
      {hasOverview ? (
        <MapOverview center={view.center} className="bottom-6 left-6 size-33 max-md:hidden" />
      ) : null}
      <MapControls
        onZoomIn={() => zoom(STEP)}
        onZoomOut={() => zoom(1 / STEP)}
        onShowAll={showAll}
        className={
          hasOverview
            ? 'right-3 bottom-3 md:right-6 md:bottom-6'
            : 'right-3 bottom-3 md:right-auto md:bottom-6 md:left-6'
        }
      />
    </div>
  );
}

/** The city in a corner, with a dot at the map's center and its borough tinted. */
function MapOverview({ center, className = '' }: { center: PlanePoint; className?: string }) {
  const here = boroughAt(unproject(center));
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -300 12400 12000"
      className={`city-map-ground absolute z-3 rounded-large border border-line shadow-2 ${className}`}
    >
      {BOROUGHS.map((borough) => (
        <path
          key={borough}
          data-part={borough === here ? 'chosen-shore' : 'land-shore'}
          d={BOROUGH_PATHS[borough]}
        />
      ))}
      <circle data-part="dot" cx={center.x} cy={center.y} r="330" />
    </svg>
  );
}

/** The size of an element; `guess` until it is measured. */
function useSize(guess: Size): [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState(guess);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, measure];
}
